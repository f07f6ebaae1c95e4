import { useEffect, useId, useState } from 'react'
import {
  addRecentlyViewed,
  parseRecentlyViewed,
  recentlyViewedStorageKey,
} from '../../../../domain/catalogue/recentlyViewed'
import { recentlyViewedMessages } from '../../../../domain/messages/recentlyViewed'
import { routePaths } from '../../../../domain/site/routePaths'
import { importAgain } from '../../../browser/importAgain'
import { parseJson } from '../../../browser/parseJson'
import { useCatalogue, useShopServices } from '../../../data/ShopServices'
import { BlurImage } from '../../../ui/pictures/BlurImage'
import { Link } from '../../../ui/Link'
import { useCachedFetch } from '../useCachedFetch'
import styles from './RecentlyViewed.module.css'

/**
 * The products that were viewed last on this device, before the one of the page, which is remembered too. It renders
 * nothing if there are none; products that are no longer sold are left out.
 */
export function RecentlyViewed({ productId }: { productId: string }) {
  const titleId = useId()
  const { storage } = useShopServices()
  const { getCachedProducts, loadProducts, getCachedProductSummary } = useCatalogue()
  const [ids] = useState(() => parseRecentlyViewed(parseJson(storage.read(recentlyViewedStorageKey) ?? '')))
  useEffect(() => {
    storage.write(recentlyViewedStorageKey, JSON.stringify(addRecentlyViewed(ids, productId)))
  }, [storage, ids, productId])
  const others = ids.filter((id) => id !== productId)
  const list = useCachedFetch('all', others.length > 0 ? getCachedProducts() : [], () =>
    importAgain(loadProducts),
  )
  const products = list.state === 'ready' ? others.flatMap((id) => getCachedProductSummary(id) ?? []) : []
  if (products.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {recentlyViewedMessages.title}
      </h2>
      <ul className={styles.products}>
        {products.map(({ id, name, image }) => (
          <li key={id}>
            <Link className={styles.product} to={routePaths.product(id)}>
              <span className={styles.picture}>
                <BlurImage picture={image} alt="" sizes="64px" />
              </span>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

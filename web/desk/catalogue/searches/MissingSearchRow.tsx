import { useEffect, useRef } from 'react'
import type { ProductSummary } from '../../../../domain/catalogue/product'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { getDeskProductPath } from '../../../../domain/site/deskPath'
import { Link } from '../../../ui/Link'
import { ListButton } from '../../inbox/list/ListButton'
import { toSearchKey } from './findProducts'
import { ProductChooser } from './ProductChooser'
import type { CatalogueNames } from './useCatalogueNames'
import desk from '../../ui/desk.module.css'
import styles from './MissingSearchesScreen.module.css'

type Props = {
  word: string
  count: number
  names: CatalogueNames
  product: ProductSummary | undefined
  isOpen: boolean
  onToggle: () => void
  onAdded: (product: ProductSummary) => void
}

/** A search without a result, how often there was one, and the choice of the product whose name it is. */
export function MissingSearchRow({ word, count, names, product, isOpen, onToggle, onAdded }: Props) {
  const isKnown = names !== null && names !== 'failed' && names.keys.has(toSearchKey(word))
  return (
    <li className={styles.row}>
      <div className={styles.bar}>
        <p className={styles.texts}>
          <span className={styles.word}>{word}</span>{' '}
          <span className={styles.count}>{deskCatalogueMessages.formatSearchCount(count)}</span>
        </p>
        {isKnown && !product ? <p className={styles.count}>{deskCatalogueMessages.isNameNow}</p> : null}
        {isKnown || product ? null : (
          <ListButton context={word} aria-expanded={isOpen} onClick={onToggle}>
            {deskCatalogueMessages.addAsOtherName}
          </ListButton>
        )}
      </div>
      {product ? <AddedNotice word={word} product={product} /> : null}
      {isOpen && !product ? <ProductChooser {...{ word, names, onAdded }} /> : null}
    </li>
  )
}

function AddedNotice({ word, product: { id, name } }: { word: string; product: ProductSummary }) {
  const noticeRef = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone.
  useEffect(() => {
    noticeRef.current?.focus()
  }, [])
  return (
    <p className={desk.slimSuccess} role="status" ref={noticeRef} tabIndex={-1}>
      {deskCatalogueMessages.formatNameAdded(word)} <Link to={getDeskProductPath(id)}>{name}</Link>
      {deskCatalogueMessages.publishToShow}
    </p>
  )
}

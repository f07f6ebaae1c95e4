import type { Guide } from '../../../domain/guides/guide'
import { guidesMessages } from '../../../domain/messages/guides'
import { routePaths } from '../../../domain/site/routePaths'
import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { Link } from '../../ui/Link'
import { PageSection } from '../../ui/PageSection'
import { BlurImage } from '../../ui/pictures/BlurImage'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { guidesPageMetadata } from './guidesMetadata'
import { useGuideProducts } from './useGuideProducts'
import cardFrame from '../../ui/products/cardFrame.module.css'
import styles from './GuideList.module.css'

// Four pictures beside each other on a card; there are three cards in a row, on phones one.
const sizes = '(max-width: 600px) 22vw, min(7vw, 100px)'

/** The page that lists all guides. */
export function GuideList({ guides }: { guides: readonly Guide[] }) {
  usePageMetadata(guidesPageMetadata)
  return (
    <PageSection>
      <Heading level={1} lead={guidesMessages.guidesLead}>
        {guidesMessages.guidesTitle}
      </Heading>
      <ul className={styles.guides}>
        {guides.map((guide) => (
          <li key={guide.slug}>
            <GuideCard guide={guide} />
          </li>
        ))}
      </ul>
      <div className={styles.links}>
        <ButtonLink tone="quiet" to={routePaths.uses}>
          {guidesMessages.browseByUse}
        </ButtonLink>
      </div>
    </PageSection>
  )
}

/** The card of a guide, with the pictures of the products that it uses. */
function GuideCard({ guide }: { guide: Guide }) {
  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        {useGuideProducts(guide).map(({ productId, product }) =>
          product ? (
            <div className={cardFrame.picture} key={productId}>
              <BlurImage picture={product.image} alt="" sizes={sizes} isEager />
            </div>
          ) : null,
        )}
      </div>
      <h2 className={styles.title}>
        <Link className={cardFrame.link} to={routePaths.guide(guide.slug)}>
          {guide.title}
        </Link>
      </h2>
      <p>{guide.summary}</p>
    </article>
  )
}

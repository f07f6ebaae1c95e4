import { useLocation } from 'react-router-dom'
import { productMessages } from '../../../domain/messages/product'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { routePaths } from '../../../domain/site/routePaths'
import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { backIcon } from '../../ui/icons'
import { ShareButton } from '../../ui/sharing/ShareButton'
import { getBackLink } from './productLink'
import styles from './ProductPageLinks.module.css'

/** What a visitor does with a product apart from adding it: go back to the list, ask about it, share it. */
export function ProductPageLinks({
  product: { id, name },
}: {
  product: Pick<ProductSummary, 'id' | 'name'>
}) {
  return (
    <div className={styles.links}>
      <ButtonLink tone="quiet" {...getBackLink(useLocation().state)}>
        <Icon pathData={backIcon} />
        {productMessages.backToProducts}
      </ButtonLink>
      <ButtonLink tone="quiet" to={routePaths.productEnquiry(id)}>
        {productMessages.makeEnquiry}
      </ButtonLink>
      <ShareButton
        path={routePaths.product(id)}
        title={productMessages.formatShareTitle(name)}
        copiedMessage={productMessages.productLinkCopied}
        linkLabel={productMessages.productLinkLabel}
      >
        {productMessages.shareProduct}
      </ShareButton>
    </div>
  )
}

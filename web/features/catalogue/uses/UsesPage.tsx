import { productUses } from 'virtual:catalogue/uses'
import { usesMessages } from '../../../../domain/messages/uses'
import { routePaths } from '../../../../domain/site/routePaths'
import { ButtonLink } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import { usePageMetadata } from '../../../ui/usePageMetadata'
import type { RenderProductAction } from '../../../ui/products/RenderProductAction'
import { ProductsForUse } from './ProductsForUse'
import { UseList } from './UseList'

type Props = {
  /** The use whose products are shown; without one, all uses are listed. */
  slug?: string
  action?: RenderProductAction
}

export function UsesPage({ slug, action }: Props) {
  if (slug === undefined) return <UseList uses={productUses} />
  const use = productUses.find((known) => known.slug === slug)
  if (!use) return <UseNotFound />
  const others = productUses.filter(({ group }) => group === use.group).filter((other) => other !== use)
  return <ProductsForUse use={use} others={others} {...(action && { action })} />
}

function UseNotFound() {
  usePageMetadata({
    title: usesMessages.notFoundPageTitle,
    description: usesMessages.notFoundPageDescription,
  })
  const actions = (
    <>
      <ButtonLink to={routePaths.uses}>{usesMessages.allUses}</ButtonLink>
      <ButtonLink tone="quiet" to={routePaths.store}>
        {usesMessages.searchProducts}
      </ButtonLink>
    </>
  )
  return (
    <Notice title={usesMessages.notFoundTitle} actions={actions}>
      <p>{usesMessages.notFoundText}</p>
    </Notice>
  )
}

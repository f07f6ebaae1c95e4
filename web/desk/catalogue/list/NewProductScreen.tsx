import { useState, useEffect, useRef } from 'react'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { deskCataloguePath, getDeskProductPath } from '../../../../domain/site/deskPath'
import { Button, ButtonLink } from '../../../ui/Button'
import { LoadingIndicator } from '../../../ui/LoadingIndicator'
import { Notice } from '../../../ui/Notice'
import { DeskErrorBoundary } from '../../DeskErrorFallback'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ListedDraft } from '../../../data/desk/catalogue/catalogueLists'
import { getGreatestId } from '../../../../domain/catalogue/editing/deskProductList'
import type { Publication } from '../../../../domain/catalogue/editing/storedState'
import type { ProductSummary } from '../../../../domain/catalogue/product'
import { useStaff } from '../../../data/desk/DeskServices'
import { useListedProducts } from './useListedProducts'

export function NewProductScreen() {
  useDeskPageMetadata(deskCatalogueMessages.newProduct)
  const [attempt, setAttempt] = useState(1)
  return (
    <DeskErrorBoundary what={deskCatalogueMessages.catalogueName}>
      <NewProduct key={attempt} onRetry={() => setAttempt(attempt + 1)} />
    </DeskErrorBoundary>
  )
}

function NewProduct({ onRetry }: { onRetry: () => void }) {
  const failure = useNewProductId()
  if (!failure) return <LoadingIndicator label={deskCatalogueMessages.creatingProduct} />
  const actions = (
    <>
      <Button onClick={onRetry}>{deskCatalogueMessages.tryAgain}</Button>
      <ButtonLink tone="quiet" to={deskCataloguePath}>
        {deskCatalogueMessages.backToCatalogue}
      </ButtonLink>
    </>
  )
  return (
    <Notice title={deskCatalogueMessages.noNewProductTitle} actions={actions}>
      <p>
        {failure === 'refused'
          ? deskCatalogueMessages.refusedNewProductText
          : deskCatalogueMessages.noNewProductText}
      </p>
    </Notice>
  )
}

/**
 * Opens the form of the next free product id; nothing is stored before somebody types. Returns why this failed; null
 * meanwhile.
 */
function useNewProductId(): 'refused' | 'unreachable' | null {
  const { catalogue } = useStaff()
  const { products, hasFailed } = useListedProducts()
  const drafts = catalogue.useDrafts()
  const published = catalogue.useRecentlyPublished()
  const navigate = useNavigate()
  // What was written under a number that a colleague took first goes on to the next one.
  const state: unknown = useLocation().state
  const [failure, setFailure] = useState<'refused' | 'unreachable' | null>(null)
  const isSearching = useRef(false)
  useEffect(() => {
    if (!products || !drafts || !published || isSearching.current) return
    isSearching.current = true
    void catalogue.findFreeProductId(findGreatestId(products, drafts, published)).then((outcome) => {
      if (outcome.kind === 'free') navigate(getDeskProductPath(outcome.productId), { replace: true, state })
      else setFailure(outcome.kind)
    })
  }, [catalogue, drafts, navigate, products, published, state])
  return failure ?? (hasFailed && !products ? 'unreachable' : null)
}

function findGreatestId(
  products: readonly ProductSummary[],
  drafts: readonly ListedDraft[],
  published: readonly Publication[],
): number {
  return getGreatestId([
    ...products.map(({ id }) => id),
    ...drafts.map(({ productId }) => productId),
    ...published.map(({ product }) => product.id),
  ])
}

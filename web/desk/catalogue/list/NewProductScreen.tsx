import { useState, useEffect, useRef } from 'react'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { deskCataloguePath, getDeskProductPath } from '../../../../domain/site/deskPath'
import { Button, ButtonLink } from '../../../ui/Button'
import { LoadingIndicator } from '../../../ui/LoadingIndicator'
import { Notice } from '../../../ui/Notice'
import { DeskErrorBoundary } from '../../DeskErrorFallback'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'
import { useNavigate } from 'react-router-dom'
import type { ListedDraft } from '../../../data/desk/catalogue/catalogueLists'
import { getGreatestId } from '../../../../domain/catalogue/editing/deskProductList'
import { areSameInputs } from '../../../../domain/catalogue/editing/mergeProductInputs'
import { emptyProductInput, toProductInput } from '../../../../domain/catalogue/editing/productInput'
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

/** Claims the next free product id and opens its form. Returns why this failed; null meanwhile. */
function useNewProductId(): 'refused' | 'unreachable' | null {
  const { staff, catalogue } = useStaff()
  const { products, hasFailed } = useListedProducts()
  const drafts = catalogue.useDrafts()
  const published = catalogue.useRecentlyPublished()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<'refused' | 'unreachable' | null>(null)
  const isClaimed = useRef(false)
  useEffect(() => {
    if (!products || !drafts || !published || isClaimed.current) return
    isClaimed.current = true
    const open = (productId: string) => navigate(getDeskProductPath(productId), { replace: true })
    const unused = findUnusedId(drafts, staff.uid)
    if (unused !== undefined) {
      open(unused)
      return
    }
    void catalogue.claimNewProductId(findGreatestId(products, drafts, published)).then((outcome) => {
      if (outcome.kind === 'claimed') open(outcome.productId)
      else setFailure(outcome.kind)
    })
  }, [catalogue, drafts, navigate, products, published, staff.uid])
  return failure ?? (hasFailed && !products ? 'unreachable' : null)
}

/** The id of a new product that this staff member opened before and left empty. */
function findUnusedId(drafts: readonly ListedDraft[], staffUid: string): string | undefined {
  return drafts.find(
    ({ by, product }) => by.uid === staffUid && areSameInputs(toProductInput(product), emptyProductInput),
  )?.productId
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

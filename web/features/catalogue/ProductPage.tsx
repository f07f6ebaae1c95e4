import { useState } from 'react'
import type { DetailedProduct, ProductSummary } from '../../../domain/catalogue/product'
import { productMessages } from '../../../domain/messages/product'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import type { RenderProductAction } from '../../ui/products/RenderProductAction'
import { ProductDetails } from './ProductDetails'
import { routePaths } from '../../../domain/site/routePaths'
import { ButtonLink, Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { usePageMetadata, type PageMetadata } from '../../ui/usePageMetadata'
import { useCatalogue } from '../../data/ShopServices'
import { importWithReload } from '../../browser/reloadOnStaleBuild'
import { useCachedFetch } from './useCachedFetch'
import { useOnlineStatus } from '../../browser/useOnlineStatus'

type ProductResult =
  | { state: 'ready'; product: DetailedProduct }
  | { state: 'loading'; listed: ProductSummary | undefined }
  | { state: 'not-found'; isHidden: boolean; name: string | undefined }
  | { state: 'failed'; retry: () => void }

type Props = { productId: string; action: RenderProductAction; relatedAction: RenderProductAction }

/** The product page. While the details load, it shows the fields known from the product list. */
export function ProductPage(props: Props) {
  return <OneProduct key={props.productId} {...props} />
}

/** A product that is hidden while its page is open stays, marked as no longer sold. */
function OneProduct({ productId, action, relatedAction }: Props) {
  const result = useProduct(productId)
  const product = result.state === 'ready' ? result.product : undefined
  const [shown, setShown] = useState<DetailedProduct | undefined>(product)
  if (product && product !== shown) setShown(product)
  switch (result.state) {
    case 'loading':
      if (!result.listed) return <LoadingIndicator label={productMessages.loadingProduct} />
      return (
        <ProductDetails
          product={result.listed}
          action={action(result.listed)}
          relatedAction={relatedAction}
        />
      )
    case 'not-found':
      return shown ? (
        <ProductDetails product={shown} action={null} relatedAction={relatedAction} isGone />
      ) : (
        <ProductNotFound {...result} />
      )
    case 'failed':
      return <ProductLoadError onRetry={result.retry} />
    case 'ready':
      return (
        <ProductDetails
          product={result.product}
          action={action(result.product)}
          relatedAction={relatedAction}
        />
      )
  }
}

/** The notice for an unknown product id, or for a product that was hidden since the site was built. */
function ProductNotFound({ isHidden, name }: { isHidden: boolean; name: string | undefined }) {
  usePageMetadata(productNotFoundPageMetadata)
  const actions = (
    <>
      <ButtonLink to={routePaths.store}>{productMessages.backToProducts}</ButtonLink>
      <ButtonLink tone="quiet" to={routePaths.request}>
        {productMessages.requestProducts}
      </ButtonLink>
    </>
  )
  return (
    <Notice
      title={isHidden ? productMessages.formatGoneTitle(name) : productMessages.productNotFoundTitle}
      actions={actions}
    >
      <p>{isHidden ? productMessages.productGoneText : productMessages.productNotFoundText}</p>
    </Notice>
  )
}

/** Loads a product's details. While they load, returns the product's summary from the product list if it is cached. */
function useProduct(id: string): ProductResult {
  const catalogue = useCatalogue()
  const { getCachedProduct, loadProduct } = catalogue
  const fetchState = useCachedFetch<DetailedProduct | null>(
    id,
    getCachedProduct(id),
    async () => (await importWithReload(() => loadProduct(id))) ?? null,
  )
  const notFound = {
    state: 'not-found',
    isHidden: catalogue.isProductHidden(id),
    name: catalogue.getBuiltProductSummary(id)?.name,
  } as const
  if (catalogue.isProductGone(id)) return notFound
  switch (fetchState.state) {
    case 'loading':
      return { state: 'loading', listed: catalogue.getCachedProductSummary(id) }
    case 'failed':
      return { state: 'failed', retry: fetchState.retry }
    case 'ready':
      return fetchState.value ? { state: 'ready', product: fetchState.value } : notFound
  }
}

function ProductLoadError({ onRetry }: { onRetry: () => void }) {
  usePageMetadata(productLoadErrorPageMetadata)
  const actions = (
    <>
      <Button onClick={onRetry}>{productMessages.tryAgain}</Button>
      <ButtonLink tone="quiet" to={routePaths.store}>
        {productMessages.backToProducts}
      </ButtonLink>
    </>
  )
  const isOnline = useOnlineStatus(onRetry)
  return (
    <Notice title={productMessages.productNotLoadedTitle} actions={actions}>
      <p role="alert">
        {isOnline ? productMessages.productNotLoadedOnline : productMessages.productNotLoadedOffline}
      </p>
    </Notice>
  )
}

const productNotFoundPageMetadata: PageMetadata = {
  title: productMessages.productNotFoundPageTitle,
  description: productMessages.productNotFoundPageDescription,
}

const productLoadErrorPageMetadata: PageMetadata = {
  title: productMessages.productNotLoadedPageTitle,
  description: productMessages.productNotLoadedPageDescription,
}

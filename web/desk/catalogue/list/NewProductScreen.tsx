import { useState } from 'react'
import { LiveDataErrorBoundary } from '../../../data/live/LiveDataErrorBoundary'
import {
  backToCatalogue,
  catalogueName,
  creatingProduct,
  newProduct,
  noNewProductText,
  noNewProductTitle,
  refusedNewProductText,
  tryAgain,
} from '../../../../domain/messages/desk/catalogue'
import { deskCataloguePath } from '../../../../domain/site/deskPath'
import { Button, ButtonLink } from '../../../ui/Button'
import { LoadingIndicator } from '../../../ui/LoadingIndicator'
import { Notice } from '../../../ui/Notice'
import { DeskErrorFallback } from '../../DeskErrorFallback'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'
import { useNewProductId } from './useNewProductId'

/** Gives a new product its number, and goes on to its form. */
export function NewProductScreen() {
  useDeskPageMetadata(newProduct)
  const [attempt, setAttempt] = useState(1)
  return (
    <LiveDataErrorBoundary
      renderFallback={(retry) => <DeskErrorFallback what={catalogueName} onRetry={retry} />}
    >
      <NewProduct
        key={attempt}
        onRetry={() => {
          setAttempt(attempt + 1)
        }}
      />
    </LiveDataErrorBoundary>
  )
}

function NewProduct({ onRetry }: { onRetry: () => void }) {
  const failure = useNewProductId()
  if (!failure) return <LoadingIndicator label={creatingProduct} />
  const actions = (
    <>
      <Button onClick={onRetry}>{tryAgain}</Button>
      <ButtonLink tone="quiet" to={deskCataloguePath}>
        {backToCatalogue}
      </ButtonLink>
    </>
  )
  return (
    <Notice title={noNewProductTitle} actions={actions}>
      <p>{failure === 'refused' ? refusedNewProductText : noNewProductText}</p>
    </Notice>
  )
}

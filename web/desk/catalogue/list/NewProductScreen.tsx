import { useState } from 'react'
import { LiveDataErrorBoundary } from '../../../data/live/LiveDataErrorBoundary'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import { deskCataloguePath } from '../../../../domain/site/deskPath'
import { Button, ButtonLink } from '../../../ui/Button'
import { LoadingIndicator } from '../../../ui/LoadingIndicator'
import { Notice } from '../../../ui/Notice'
import { DeskErrorFallback } from '../../DeskErrorFallback'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'
import { useNewProductId } from './useNewProductId'

export function NewProductScreen() {
  useDeskPageMetadata(deskCatalogueMessages.newProduct)
  const [attempt, setAttempt] = useState(1)
  return (
    <LiveDataErrorBoundary
      renderFallback={(retry) => (
        <DeskErrorFallback what={deskCatalogueMessages.catalogueName} onRetry={retry} />
      )}
    >
      <NewProduct key={attempt} onRetry={() => setAttempt(attempt + 1)} />
    </LiveDataErrorBoundary>
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

import { Suspense } from 'react'
import { createRetryableLazy } from '../../browser/retryableLazy'
import { deskCatalogueMessages } from '../../../domain/messages/desk/catalogue'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import type { CatalogueRoute } from '../deskRoute'

const CatalogueScreens = createRetryableLazy(
  async () => (await import('./CatalogueScreens')).CatalogueScreens,
)

export function LazyCatalogueScreens({ route }: { route: CatalogueRoute }) {
  return (
    <Suspense fallback={<LoadingIndicator label={deskCatalogueMessages.loadingCatalogue} />}>
      <CatalogueScreens route={route} />
    </Suspense>
  )
}

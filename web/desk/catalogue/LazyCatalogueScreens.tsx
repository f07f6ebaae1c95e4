import { lazy, Suspense, useState } from 'react'
import { importWithReload } from '../../browser/reloadOnStaleBuild'
import { loadingCatalogue } from '../../domain/messages/desk/catalogue'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import type { CatalogueRoute } from '../deskRoute'

/** Loads and shows the catalogue's screens: the inbox alone does not need them. */
export function LazyCatalogueScreens({ route }: { route: CatalogueRoute }) {
  // Create a new lazy() component for each retry, because React caches a rejected import.
  const [CatalogueScreens] = useState(() => lazy(loadCatalogueScreens))
  return (
    <Suspense fallback={<LoadingIndicator label={loadingCatalogue} />}>
      <CatalogueScreens route={route} />
    </Suspense>
  )
}

function loadCatalogueScreens() {
  return importWithReload(async () => ({
    default: (await import('./CatalogueScreens')).CatalogueScreens,
  }))
}

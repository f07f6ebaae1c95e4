import { type ComponentType, lazy, useState } from 'react'
import { oncePer } from '../browser/oncePer'
import { importWithReload } from '../browser/reloadOnStaleBuild'
import type { Catalogue } from '../data/catalogue/createCatalogue'
import { useShopServices } from '../data/ShopServices'

/** A screen and a function that prefetches its chunk. A rejected prefetch is retried at render. */
export type LazyScreen<Props extends object> = ComponentType<Props> & {
  prefetch: (catalogue: Catalogue) => Promise<ComponentType<Props>>
}

/** Creates a screen with its own chunk. A loaded screen skips Suspense, whose fallback stays for at least 300 ms. */
export function createLazyScreen<Props extends object>(
  loadComponent: (catalogue: Catalogue) => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  const getScreen = oncePer((catalogue: Catalogue) => {
    let loadedComponent: ComponentType<Props> | undefined
    const prefetch = async () => (loadedComponent ??= await loadComponent(catalogue))
    const LazyComponent = lazy(async () => ({ default: await importWithReload(prefetch) }))
    return { prefetch, getComponent: () => loadedComponent ?? LazyComponent }
  })
  function LoadedScreen(props: Props) {
    const { catalogue } = useShopServices()
    // Keep the component while mounted: another type would reset the screen's state.
    const [CurrentComponent] = useState<ComponentType<Props>>(() => getScreen(catalogue).getComponent())
    return <CurrentComponent {...props} />
  }
  return Object.assign(LoadedScreen, { prefetch: (catalogue: Catalogue) => getScreen(catalogue).prefetch() })
}

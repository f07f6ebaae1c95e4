import { type ComponentType, lazy, useState } from 'react'
import { importWithReload } from '../browser/reloadOnStaleBuild'

/** A screen and a function that prefetches its chunk. A rejected prefetch is retried at render. */
export type LazyScreen<Props extends object> = ComponentType<Props> & {
  prefetch: () => Promise<ComponentType<Props>>
}

/** Creates a screen with its own chunk. A loaded screen skips Suspense, whose fallback stays for at least 300 ms. */
export function createLazyScreen<Props extends object>(
  loadComponent: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loadedComponent: ComponentType<Props> | undefined
  const prefetch = async () => (loadedComponent ??= await loadComponent())
  const LazyComponent = lazy(async () => ({ default: await importWithReload(prefetch) }))
  function LoadedScreen(props: Props) {
    // Keep the component while mounted: another type would reset the screen's state.
    const [CurrentComponent] = useState<ComponentType<Props>>(() => loadedComponent ?? LazyComponent)
    return <CurrentComponent {...props} />
  }
  return Object.assign(LoadedScreen, { prefetch })
}

import { type ComponentType, createElement, lazy } from 'react'
import { importWithReload } from './reloadOnStaleBuild'

let replacements: (() => void)[] = []

/**
 * Creates a component that is downloaded when it is first shown, below a Suspense boundary. If that fails, it throws
 * until retryFailedDownloads, because React caches a rejected import. Call this outside of components: React discards
 * the state of a first render that waits, so a lazy() in a component would be made again and again.
 */
export function createRetryableLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let current = createLazy()
  return function RetryableLazy(props) {
    return createElement(current, props)
  }

  function createLazy() {
    return lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await importWithReload(load) }
      } catch (error) {
        replacements.push(() => {
          current = createLazy()
        })
        throw error
      }
    })
  }
}

/** Lets each component whose download failed be downloaded again. Call this before it is shown again. */
export function retryFailedDownloads(): void {
  for (const replace of replacements) replace()
  replacements = []
}

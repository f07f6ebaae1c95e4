import { type ComponentType, createElement, lazy } from 'react'
import { importWithReload } from './reloadOnStaleBuild'

let replacements: (() => void)[] = []

/**
 * Creates a component whose code is downloaded at its first render. It needs a Suspense boundary above it. After a failed
 * download it throws in each render until retryFailedDownloads, because React caches a rejected import. Call this at
 * module level: while a component's first render waits for code, React drops its state, so a lazy() in that state would be
 * created, and waited for, again and again.
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

/** Makes each component of createRetryableLazy whose download has failed download again at its next render. */
export function retryFailedDownloads(): void {
  for (const replace of replacements) replace()
  replacements = []
}

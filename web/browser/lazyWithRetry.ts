import { type ComponentType, lazy } from 'react'
import { createRetryLoop } from './createRetryLoop'
import { importAgain } from './importAgain'

/**
 * Creates a component whose code is downloaded at its first render, and again until that succeeds: meanwhile, the Suspense
 * boundary above it shows its fallback. For parts without which a screen is still of use.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy<ComponentType<Props>>(async () => ({
    default: await importAgain(load).catch(() => repeatImport(load)),
  }))
}

function repeatImport<Component>(load: () => Promise<Component>): Promise<Component> {
  return new Promise((resolve) => {
    const retryLoop = createRetryLoop({
      attempt: async () => {
        resolve(await importAgain(load))
        retryLoop.stop()
        return 'done'
      },
      // Without a connection, the browser may not say that it is offline, as behind a hotel's sign-in page.
      firstWaitMs: 2000,
      maxWaitMs: 60_000,
    })
    retryLoop.start()
    retryLoop.runIn(2000)
  })
}

import type { BuildDescription } from './buildDescription'

// The first line of the worker's script sets `build`, see site-build/service-worker/workerScript.ts.
declare const self: ServiceWorkerGlobalScope & { build: BuildDescription }

/** The global scope of the service worker, with its TypeScript type. */
export const serviceWorkerGlobalScope = self

/** The description of this worker's build. */
export const { build } = self

import type { BuildDescription } from './buildDescription'

// The first line of the worker's script sets `build`, see site-build/service-worker/workerScript.ts.
declare const self: ServiceWorkerGlobalScope & { build: BuildDescription }

export const serviceWorkerGlobalScope = self

export const { build } = self

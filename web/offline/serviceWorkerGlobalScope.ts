declare const self: ServiceWorkerGlobalScope

/** The global scope of the service worker, with its TypeScript type. */
export const serviceWorkerGlobalScope = self

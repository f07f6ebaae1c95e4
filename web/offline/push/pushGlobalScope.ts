declare const self: ServiceWorkerGlobalScope

/** The global scope of a service worker that shows push messages. */
export const pushGlobalScope = self

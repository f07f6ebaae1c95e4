declare const self: ServiceWorkerGlobalScope

/** The worker's own global scope, with its type. */
export const scope = self

declare const self: ServiceWorkerGlobalScope

export const pushGlobalScope = self

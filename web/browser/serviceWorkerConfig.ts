/** The service worker's path; it must not change between versions. */
export const serviceWorkerPath = '/service-worker.js'

/** The path of the app shell, the page without prerendered content. Hosting serves it as shell.html. */
export const appShellPath = '/shell'

/** The prefix of the page caches' names; each version of the site has its own cache. */
export const pageCachePrefix = 'pages-'

/** The messages that a page sends to the service worker. */
export const serviceWorkerMessages = {
  cacheRemainingFiles: 'keep ahead',
  skipWaiting: 'take over',
  getVersion: 'which version',
} as const

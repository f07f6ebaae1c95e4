/** The service worker's path; it must not change between versions. */
export const serviceWorkerPath = '/service-worker.js'

/** The URL path of the page without prerendered content; Firebase Hosting serves shell.html at this path. */
export const appShellPath = '/shell'

/** The prefix for the names of the page caches; each version of the site has its own cache. */
export const pageCachePrefix = 'pages-'

export const serviceWorkerMessages = {
  cacheRemainingFiles: 'keep ahead',
  skipWaiting: 'take over',
  getVersion: 'which version',
} as const

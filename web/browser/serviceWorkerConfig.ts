/** The service worker's path; it must not change between versions. */
export const serviceWorkerPath = '/service-worker.js'

/**
 * The URL path of the app shell, the page without prerendered content. Firebase Hosting serves the file shell.html at
 * this path.
 */
export const appShellPath = '/shell'

/** The prefix for the names of the service worker's page caches. Each version of the site has its own page cache. */
export const pageCachePrefix = 'pages-'

/** The messages that a page sends to the service worker. */
export const serviceWorkerMessages = {
  cacheRemainingFiles: 'keep ahead',
  skipWaiting: 'take over',
  getVersion: 'which version',
} as const

/** The caches in which the service worker keeps pages, one per version of the site, have names that begin so. */
export const keptPagesPrefix = 'pages-'

/** Where the service worker stands: the same address for every version. */
export const workerPath = '/service-worker.js'

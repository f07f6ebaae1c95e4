/** Where the service worker stands: the same address for every version. */
export const workerPath = '/service-worker.js'

/** The page that shows any address: nothing is drawn on it in advance. Hosting has it as shell.html. */
export const shellPath = '/shell'

/** The caches in which it keeps pages, one per version of the site, have names that begin so. */
export const keptPagesPrefix = 'pages-'

/** What a page asks of the worker, as the whole of a message. */
export const workerMessages = {
  keepAhead: 'keep ahead',
  takeOver: 'take over',
  whichVersion: 'which version',
} as const

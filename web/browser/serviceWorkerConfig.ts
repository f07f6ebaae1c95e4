/** The service worker's path; it must not change between versions. */
export const serviceWorkerPath = '/service-worker.js'

/** The path of the desk's service worker; it must not change either. */
export const deskWorkerPath = '/desk-worker.js'

/** The prefix for the names of the caches of scripts, style sheets and catalogue files; each version has its own cache. */
export const fileCachePrefix = 'files-'

/** The prefix of the desk's versions, by which the two workers tell their caches apart. */
export const deskVersionPrefix = 'desk-'

/** The URL path of the page without prerendered content; Firebase Hosting serves shell.html at this path. */
export const appShellPath = '/shell'

/** The prefix for the names of the page caches; each version of the site has its own cache. */
export const pageCachePrefix = 'pages-'

export const serviceWorkerMessages = {
  cacheRemainingFiles: 'keep ahead',
  skipWaiting: 'take over',
  getVersion: 'which version',
} as const

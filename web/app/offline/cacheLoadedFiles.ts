// Not what was published since the build, which lies beside the folder of the built catalogue.
const cacheablePathPattern = /^\/(?:assets|catalogue\/[^/]+|pictures)\//

/** Makes a new service worker cache the files that the page loaded before the worker controlled the page. */
export function cacheLoadedFiles(worker: ServiceWorker | null): void {
  worker?.postMessage([...new Set([location.pathname, ...getLoadedPaths()])])
}

function getLoadedPaths(): string[] {
  const loadedUrls = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...loadedUrls, ...getInlinedStylesheetUrls()]
    .map((url) => new URL(url))
    .filter(({ origin, pathname }) => origin === location.origin && cacheablePathPattern.test(pathname))
    .map(({ pathname }) => pathname)
}

// The page contains the text of these style sheets (see site-build/pages/inlineStylesheets.ts). Offline, another page
// needs their files.
function getInlinedStylesheetUrls(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href)
}

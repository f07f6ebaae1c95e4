import { appShellPath, pageCachePrefix } from '../browser/serviceWorkerConfig'
import { withTimeout } from '../browser/withTimeout'
import { routePaths } from '../../domain/site/routePaths'
import { fileCacheName, getFile, hasFilesAhead, matchFile } from './fileCache'
import { isIntact } from './isIntact'
import { type KeepAlive, limitCache, putInCache } from './putInCache'
import { build } from './serviceWorkerGlobalScope'

export const pageCacheName = pageCachePrefix + build.version
const maxPages = 60

// How long a slow network may take before the app shell is shown instead of the page: for a screen that the caches have
// in full, and for any other address, which only the network has.
const cachedScreenTimeoutMs = 3000
const otherAddressTimeoutMs = 20_000

const { home, store, allProducts, orderList, request, contact } = routePaths
const offlinePaths: readonly string[] = [home, store, allProducts, orderList, request, contact]
const productPath = new RegExp(`^${routePaths.product('(\\d+)')}$`)

/** Answers with a page from the cache or the network; with the app shell if the network fails or is slow. */
export async function getPage(path: string, request: Request, keepAlive: KeepAlive) {
  const cached = await caches.match(path, { cacheName: pageCacheName })
  if (cached) return cached
  const fetching = fetch(request)
  keepAlive(fetching.then((page) => cachePage(path, page.clone())).catch(() => undefined))
  try {
    const page = await withTimeout(
      fetching,
      await getTimeoutMs(path),
      () => new Error('The network is too slow.'),
    )
    if (page.status < 500) return page
  } catch {
    // The network failed or is too slow, so serve the app shell.
  }
  return getFile(appShellPath)
}

/** Caches a page that the visitor has opened. The query is not part of its path: it does not change the HTML. */
export async function cachePage(path: string, page: Response): Promise<void> {
  if (!(await isIntact(path, page))) return
  await putInCache(pageCacheName, path, page).catch(() => undefined)
  await limitCache(pageCacheName, maxPages)
}

async function getTimeoutMs(path: string): Promise<number> {
  const isCachedScreen =
    (offlinePaths.includes(path) || (await isKnownProduct(path))) && (await hasFilesAhead([fileCacheName]))
  return isCachedScreen ? cachedScreenTimeoutMs : otherAddressTimeoutMs
}

/** Whether the path is a product's of this build's catalogue. A later build may have products that this one lacks. */
async function isKnownProduct(path: string): Promise<boolean> {
  const id = productPath.exec(path)?.[1]
  if (id === undefined) return false
  const products = await matchFile(`${build.catalogue}products.json`)
  const listed = (await products?.json()) as readonly { id: string }[] | undefined
  return listed?.some((product) => product.id === id) ?? false
}

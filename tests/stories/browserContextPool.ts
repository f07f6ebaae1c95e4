import type { Browser, BrowserContext, Page } from 'playwright-core'

type ContextOptions = { hasTouch: boolean; baseURL: string; viewport: { width: number; height: number } }
type TabOptions = { fresh: boolean; worker: boolean }
type PooledContext = { context: BrowserContext; options: ContextOptions }

/**
 * Browser contexts that tests reuse one after the other, because a new context is slow: it starts a process, and its
 * HTTP cache is empty. Each test gets one new tab and empty storage.
 */
export class BrowserContextPool {
  #idle: PooledContext[] = []
  #inUse: PooledContext[] = []
  #fresh: BrowserContext[] = []

  constructor(readonly browser: Browser) {}

  /**
   * Opens an empty tab. With `fresh` or `worker`, it gets a new browser context. The site's service worker runs only
   * with `worker`: in other tests it would answer the network requests that the tests observe.
   */
  async openTab(options: ContextOptions, { fresh, worker }: TabOptions): Promise<Page> {
    if (!fresh && !worker) return this.#openPooledTab(options)
    const context = await (worker ? this.#createContext(options) : this.#createContextWithoutWorker(options))
    this.#fresh.push(context)
    return context.newPage()
  }

  /** Ends a test: closes the test's own browser contexts, and empties the reused ones for the next test. */
  async endTest(): Promise<void> {
    const pooled = this.#inUse.splice(0)
    const fresh = this.#fresh.splice(0)
    const pages = [...pooled.map(({ context }) => context), ...fresh].flatMap((context) => context.pages())
    await Promise.all(pages.map(endLiveQueries))
    await Promise.all([...pooled.map(emptyContext), ...fresh.map((context) => context.close())])
    this.#idle.push(...pooled)
  }

  async #openPooledTab(options: ContextOptions): Promise<Page> {
    const index = this.#idle.findIndex((pooled) => pooled.options.hasTouch === options.hasTouch)
    const idle = index < 0 ? undefined : this.#idle.splice(index, 1)[0]
    const pooled = idle ?? { context: await this.#createContextWithoutWorker(options), options }
    this.#inUse.push(pooled)
    return pooled.context.pages()[0] ?? pooled.context.newPage()
  }

  async #createContextWithoutWorker(options: ContextOptions): Promise<BrowserContext> {
    const context = await this.#createContext(options)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    return context
  }

  #createContext(options: ContextOptions): Promise<BrowserContext> {
    return this.browser.newContext({ ...options, reducedMotion: 'reduce' })
  }
}

/** Replaces all tabs of a browser context by one empty tab, and deletes everything that the site stored. */
async function emptyContext({ context, options }: PooledContext): Promise<void> {
  const usedPages = context.pages()
  // Open the new tab first: closing the last tab of a process ends the process.
  const page = await context.newPage()
  await Promise.all(usedPages.map((usedPage) => usedPage.close()))
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: options.baseURL, storageTypes: 'all' })
  await session.detach()
}

/**
 * Ends the live queries of a page, as the site does when the page goes away, and waits until the server knows. Google's
 * Firestore emulator keeps the queries of a closed page and runs each of them again after every write: after a hundred
 * pages of the desk, tests would time out.
 */
async function endLiveQueries(page: Page): Promise<void> {
  const ended = page
    .waitForRequest((request) => request.postData()?.includes('removeTarget') ?? false, {
      timeout: 2000,
    })
    .catch(() => undefined)
  const hasQueries = await page.evaluate(leavePage).catch(() => false)
  if (hasQueries) await ended
}

/** Tells the page that it goes away. Returns whether it had live queries. Runs in the browser. */
function leavePage(): boolean {
  const observables: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
  const names = observables instanceof Map ? [...observables.keys()].map(String) : []
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }))
  return names.some((name) => name.startsWith('firestore:'))
}

import type { Browser, BrowserContext, Page } from 'playwright-core'

type ContextOptions = { hasTouch: boolean; baseURL: string; viewport: { width: number; height: number } }
type TabOptions = { fresh: boolean; worker: boolean }
type PooledContext = { context: BrowserContext; options: ContextOptions }

/**
 * Browser contexts that one test after the other uses, because starting one costs a process and an empty HTTP cache.
 * Each test gets a new tab, the only one, and empty storage.
 */
export class BrowserContextPool {
  #idle: PooledContext[] = []
  #inUse: PooledContext[] = []
  #fresh: BrowserContext[] = []

  constructor(readonly browser: Browser) {}

  /**
   * Opens an empty tab. A fresh one has a context of its own, which is closed after the test. The site gets its service
   * worker only with `worker`: elsewhere it would answer the requests that tests observe, and outlive the test.
   */
  async openTab(options: ContextOptions, { fresh, worker }: TabOptions): Promise<Page> {
    if (!fresh && !worker) return this.#openPooledTab(options)
    const context = await (worker ? this.#createContext(options) : this.#createContextWithoutWorker(options))
    this.#fresh.push(context)
    return context.newPage()
  }

  /** Ends a test: closes its tabs and fresh contexts, and empties the others for the next test. */
  async endTest(): Promise<void> {
    const pooled = this.#inUse.splice(0)
    const fresh = this.#fresh.splice(0)
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

/** Replaces the context's tabs by an empty one, and deletes everything that the site stored. */
async function emptyContext({ context, options }: PooledContext): Promise<void> {
  const usedPages = context.pages()
  // Open the new tab first: closing the last tab of a process ends the process.
  const page = await context.newPage()
  await Promise.all(usedPages.map((usedPage) => usedPage.close()))
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: options.baseURL, storageTypes: 'all' })
  await session.detach()
}

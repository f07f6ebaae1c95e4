import type { Browser, BrowserContext, Page } from 'playwright-core'

type Kind = { hasTouch: boolean; baseURL: string; viewport: { width: number; height: number } }
type Wish = { fresh: boolean; worker: boolean }
type Kept = { context: BrowserContext; hasTouch: boolean }

/**
 * The browser contexts of a test file. A context costs a process, so one serves test after test: each gets a new tab in
 * it, the only one, and nothing that the site has kept. What was fetched once need not be fetched again.
 */
export class Contexts {
  #idle: Kept[] = []
  #inUse: Kept[] = []
  #spent: BrowserContext[] = []

  constructor(readonly browser: Browser) {}

  /**
   * An empty tab; a fresh one has a context of its own, which is closed after the test. Only with `worker` does the site
   * get its service worker, which would answer for what other tests look at, and outlive them.
   */
  async openTab(kind: Kind, { fresh, worker }: Wish): Promise<Page> {
    if (!fresh && !worker) return emptyTab(await this.#take(kind), kind.baseURL)
    const context = worker ? await this.browser.newContext(kind) : await this.#withoutWorker(kind)
    this.#spent.push(context)
    return context.newPage()
  }

  /** Ends a test: what it used is free for the next one. */
  async endTest(): Promise<void> {
    this.#idle.push(...this.#inUse.splice(0))
    await Promise.all(this.#spent.splice(0).map((context) => context.close()))
  }

  async #take(kind: Kind): Promise<BrowserContext> {
    const at = this.#idle.findIndex((kept) => kept.hasTouch === kind.hasTouch)
    const kept = at < 0 ? undefined : this.#idle.splice(at, 1)[0]
    const context = kept?.context ?? (await this.#withoutWorker(kind))
    this.#inUse.push({ context, hasTouch: kind.hasTouch })
    return context
  }

  async #withoutWorker(kind: Kind): Promise<BrowserContext> {
    const context = await this.browser.newContext(kind)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    return context
  }
}

async function emptyTab(context: BrowserContext, origin: string): Promise<Page> {
  const former = context.pages()
  const page = await context.newPage()
  if (former.length === 0) return page
  // Only now: their process would end with the last of them, and lives on in the new one.
  await Promise.all(former.map((tab) => tab.close()))
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  return page
}

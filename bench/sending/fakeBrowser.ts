import { createFakeLock } from './createFakeLock'

type Listener = (event: { key: string }) => void

/** A fake browser of one visitor. Its tabs share localStorage and get storage events from each other. */
export class FakeBrowser {
  #storage = new Map<string, string>()
  #listeners = new Set<Set<Listener>>()
  #navigator = { onLine: true, userAgent: 'bench', locks: { request: createFakeLock() } }

  /** Opens a simulated tab and returns the `window` properties that the site's code uses. */
  openWindow() {
    const listeners = new Set<Listener>()
    this.#listeners.add(listeners)
    return {
      navigator: this.#navigator,
      localStorage: this.#createLocalStorage(listeners),
      location: { protocol: 'http:', hostname: '127.0.0.1', href: 'http://127.0.0.1/request-a-quote' },
      addEventListener: (kind: string, listener: Listener) => {
        if (kind === 'storage') listeners.add(listener)
      },
      removeEventListener: (_kind: string, listener: Listener) => {
        listeners.delete(listener)
      },
    }
  }

  #createLocalStorage(ownListeners: ReadonlySet<Listener>) {
    return {
      getItem: (key: string) => this.#storage.get(key) ?? null,
      setItem: (key: string, text: string) => {
        this.#storage.set(key, text)
        this.#notifyOtherTabs(ownListeners, key)
      },
      removeItem: (key: string) => {
        if (this.#storage.delete(key)) this.#notifyOtherTabs(ownListeners, key)
      },
    }
  }

  #notifyOtherTabs(ownListeners: ReadonlySet<Listener>, key: string) {
    const otherTabs = [...this.#listeners].filter((listeners) => listeners !== ownListeners)
    for (const listener of otherTabs.flatMap((listeners) => [...listeners])) {
      setTimeout(() => {
        listener({ key })
      })
    }
  }
}

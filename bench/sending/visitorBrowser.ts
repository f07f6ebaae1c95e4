import { visitorLock } from './visitorLock'

type Listener = (event: { key: string }) => void

/** The browser of one visitor: its tabs keep the same things, and hear of what the others write. */
export class VisitorBrowser {
  #kept = new Map<string, string>()
  #listeners = new Set<Set<Listener>>()
  #navigator = { onLine: true, userAgent: 'bench', locks: { request: visitorLock() } }

  /** What the client's code asks of the window of a new tab. */
  openWindow() {
    const listeners = new Set<Listener>()
    this.#listeners.add(listeners)
    return {
      navigator: this.#navigator,
      localStorage: this.#storageOf(listeners),
      location: { protocol: 'http:', hostname: '127.0.0.1', href: 'http://127.0.0.1/request-a-quote' },
      addEventListener: (kind: string, listener: Listener) => {
        if (kind === 'storage') listeners.add(listener)
      },
      removeEventListener: (_kind: string, listener: Listener) => {
        listeners.delete(listener)
      },
    }
  }

  #storageOf(own: ReadonlySet<Listener>) {
    return {
      getItem: (key: string) => this.#kept.get(key) ?? null,
      setItem: (key: string, text: string) => {
        this.#kept.set(key, text)
        this.#tellOthers(own, key)
      },
      removeItem: (key: string) => {
        if (this.#kept.delete(key)) this.#tellOthers(own, key)
      },
    }
  }

  #tellOthers(own: ReadonlySet<Listener>, key: string) {
    const others = [...this.#listeners].filter((listeners) => listeners !== own)
    for (const listener of others.flatMap((listeners) => [...listeners])) {
      setTimeout(() => {
        listener({ key })
      })
    }
  }
}

import type { IncomingHttpHeaders } from 'node:http2'
import type { SimulatedNetworkLink } from '../network/networkLink'
import { type SentHttpResponse, type ByteTotals, toByteTotals } from './byteTotals'

/** Records the responses that the server sends to a browser, and counts the browser's pending requests. */
export class TrafficRecorder {
  readonly #workerScripts = new Set<string>()
  #sentResponses: SentHttpResponse[] = []
  #pendingRequestCount = 0
  #lastActivityAt = performance.now()

  constructor(readonly link: SimulatedNetworkLink) {}

  /** Records a request and returns the function that records its response. */
  recordRequest(requestHeaders: IncomingHttpHeaders): (type: string, bytes: number) => void {
    const path = requestHeaders[':path'] ?? '/'
    const isForWorker = this.#isForWorker(path, requestHeaders)
    this.#pendingRequestCount += 1
    this.#lastActivityAt = performance.now()
    return (type, bytes) => {
      this.#pendingRequestCount -= 1
      this.#lastActivityAt = performance.now()
      this.#sentResponses.push({ path, type, bytes, isForWorker })
    }
  }

  /** Returns the milliseconds since the last request or response, or 0 while a request is pending. */
  getIdleMs(): number {
    return this.#pendingRequestCount > 0 ? 0 : performance.now() - this.#lastActivityAt
  }

  /** Returns the number of bytes sent since the last call and resets it. */
  takeTotals(): ByteTotals {
    return toByteTotals(this.#sentResponses.splice(0), this.link.takeSentBytes())
  }

  /** Detects a service worker's script by its `service-worker` header, and the worker's requests by their referrer. */
  #isForWorker(path: string, requestHeaders: IncomingHttpHeaders): boolean {
    if (requestHeaders['service-worker'] === 'script') this.#workerScripts.add(path)
    const referrer = requestHeaders.referer === undefined ? '' : new URL(requestHeaders.referer).pathname
    return this.#workerScripts.has(path) || this.#workerScripts.has(referrer)
  }
}

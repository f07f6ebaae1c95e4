import type { IncomingHttpHeaders } from 'node:http2'
import type { Line } from '../line/line'
import { type Sent, type Tally, tallyOf } from './tally'

/** What the browser asked for since the last look, and whether it still waits for something. */
export class Visits {
  readonly #workerScripts = new Set<string>()
  #sent: Sent[] = []
  #open = 0
  #lastAt = performance.now()

  constructor(readonly line: Line) {}

  /** Notes a request; what it answers takes the note of its end. */
  begin(asked: IncomingHttpHeaders): (type: string, bytes: number) => void {
    const path = asked[':path'] ?? '/'
    const isForWorker = this.#isForWorker(path, asked)
    this.#open += 1
    this.#lastAt = performance.now()
    return (type, bytes) => {
      this.#open -= 1
      this.#lastAt = performance.now()
      this.#sent.push({ path, type, bytes, isForWorker })
    }
  }

  /** For how long nothing has been asked for or is on its way. */
  quietMs(): number {
    return this.#open > 0 ? 0 : performance.now() - this.#lastAt
  }

  /** What was downloaded since the last call. */
  take(): Tally {
    const sent = this.#sent
    this.#sent = []
    return tallyOf(sent, this.line.takeSentBytes())
  }

  /** A service worker's own requests bear the address of its script, which is asked for by a name of its own. */
  #isForWorker(path: string, asked: IncomingHttpHeaders): boolean {
    if (asked['service-worker'] === 'script') this.#workerScripts.add(path)
    const referrer = asked.referer === undefined ? '' : new URL(asked.referer).pathname
    return this.#workerScripts.has(path) || this.#workerScripts.has(referrer)
  }
}

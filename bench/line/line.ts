import { Lane } from './lane'

/** Slow 4G: 1.6 Mbps down and 150 ms for a round trip. What goes up is small and only takes its time. */
export const slow4G = { bytesPerMs: 200, roundTripMs: 150 }

// The next packet is handed over a little before the line runs dry: longer than a timer is late.
const headStartMs = 7

/** The one line between a browser and a server; all its connections share what comes down. */
export class Line {
  readonly halfTripMs: number
  readonly #down: Lane
  #sentBytes = 0

  constructor({ bytesPerMs, roundTripMs } = slow4G) {
    this.halfTripMs = roundTripMs / 2
    this.#down = new Lane(bytesPerMs, this.halfTripMs)
  }

  /** Sends bytes down; answers when the last of them arrives, on the clock of performance.now(). */
  sendDown(bytes: number): number {
    this.#sentBytes += bytes
    return this.#down.send(bytes, performance.now())
  }

  /** Waits until the next packet would not stand in a queue. */
  async room(): Promise<void> {
    const wait = this.#down.backlogMs(performance.now()) - headStartMs
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(wait)))
  }

  /** Every byte sent down since the last call: bodies, headers, frames and TLS. */
  takeSentBytes(): number {
    const bytes = this.#sentBytes
    this.#sentBytes = 0
    return bytes
  }
}

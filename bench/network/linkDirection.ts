/** One direction of a network link that all connections share: it sends bytes in order at a fixed rate. */
export class NetworkLinkDirection {
  #freeAt = 0

  constructor(
    readonly bytesPerMs: number,
    readonly delayMs: number,
  ) {}

  /** Queues bytes and returns the arrival time of the last one. */
  send(bytes: number, now: number): number {
    this.#freeAt = Math.max(this.#freeAt, now) + bytes / this.bytesPerMs
    return this.#freeAt + this.delayMs
  }

  /** The time until all queued bytes have left. */
  getBacklogMs(now: number): number {
    return Math.max(0, this.#freeAt - now)
  }
}

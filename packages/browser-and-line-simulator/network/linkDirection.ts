/** One direction of a network link that all connections share: it sends bytes in order at a fixed rate. */
export class NetworkLinkDirection {
  #freeAt = 0

  constructor(
    readonly bytesPerMs: number,
    readonly delayMs: number,
  ) {}

  /** Queues bytes for sending and returns the arrival time of the last byte. */
  send(bytes: number, now: number): number {
    this.#freeAt = Math.max(this.#freeAt, now) + bytes / this.bytesPerMs
    return this.#freeAt + this.delayMs
  }

  /** Returns the time that the link needs to send all queued bytes, in milliseconds. */
  getBacklogMs(now: number): number {
    return Math.max(0, this.#freeAt - now)
  }
}

/** One direction of a line that all connections share: bytes leave one after the other at its rate. */
export class Lane {
  #freeAt = 0

  constructor(
    readonly bytesPerMs: number,
    readonly delayMs: number,
  ) {}

  /** Sends bytes at a time, after everything that was sent before; answers when the last of them arrives. */
  send(bytes: number, now: number): number {
    this.#freeAt = Math.max(this.#freeAt, now) + bytes / this.bytesPerMs
    return this.#freeAt + this.delayMs
  }

  /** How long what was sent still takes to leave. */
  backlogMs(now: number): number {
    return Math.max(0, this.#freeAt - now)
  }
}

import type { Line } from './line'
import type { Priority } from './priority'
import { Turns } from './turns'

/** A body on its way: what of it is still to be sent, and where it is written to. */
export type Outgoing = {
  priority: Priority
  rest: Buffer
  write: (part: Buffer, isLast: boolean) => Promise<void>
}

// What fits into one packet beside the headers of TCP, TLS and HTTP/2.
const partBytes = 1400

/**
 * Sends the bodies of all connections one packet at a time, always of the most urgent. It never hands over a packet
 * before the line has room for it, so that what is asked for later and more urgently overtakes what is on its way.
 */
export class Sender {
  readonly #turns = new Turns<Outgoing>()
  #isSending = false

  constructor(readonly line: Line) {}

  /** Sends a body when its turns come. */
  add(body: Outgoing): void {
    this.#turns.add(body)
    if (!this.#isSending) void this.#send()
  }

  /** Sends nothing more of a body. */
  remove(body: Outgoing): void {
    this.#turns.remove(body)
  }

  async #send(): Promise<void> {
    this.#isSending = true
    await this.line.room()
    for (let body = this.#turns.next(); body !== undefined; body = this.#turns.next()) {
      await this.#sendPart(body)
      await this.line.room()
    }
    this.#isSending = false
  }

  async #sendPart(body: Outgoing): Promise<void> {
    const part = body.rest.subarray(0, partBytes)
    body.rest = body.rest.subarray(partBytes)
    const isLast = body.rest.length === 0
    if (isLast) this.#turns.remove(body)
    await body.write(part, isLast)
  }
}

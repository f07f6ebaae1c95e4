import type { SimulatedNetworkLink } from './networkLink'
import type { HttpResponsePriority } from './responsePriority'
import { PriorityQueue } from './priorityQueue'

export type PendingHttpResponseBody = {
  priority: HttpResponsePriority
  remaining: Buffer
  write: (packet: Buffer, isLast: boolean) => Promise<void>
}

// The bytes of payload in one network packet, without the headers of TCP, TLS and HTTP/2.
const packetBytes = 1400

/** Sends response bodies in packets when the network link is free, so that urgent responses overtake others. */
export class HttpResponseScheduler {
  readonly #turns = new PriorityQueue<PendingHttpResponseBody>()
  #isSending = false

  constructor(readonly link: SimulatedNetworkLink) {}

  add(body: PendingHttpResponseBody): void {
    this.#turns.add(body)
    if (!this.#isSending) void this.#send()
  }

  remove(body: PendingHttpResponseBody): void {
    this.#turns.remove(body)
  }

  async #send(): Promise<void> {
    this.#isSending = true
    await this.link.waitForCapacity()
    for (let body = this.#turns.next(); body !== undefined; body = this.#turns.next()) {
      await this.#sendPart(body)
      await this.link.waitForCapacity()
    }
    this.#isSending = false
  }

  async #sendPart(body: PendingHttpResponseBody): Promise<void> {
    const packet = body.remaining.subarray(0, packetBytes)
    body.remaining = body.remaining.subarray(packetBytes)
    const isLast = body.remaining.length === 0
    if (isLast) this.#turns.remove(body)
    await body.write(packet, isLast)
  }
}

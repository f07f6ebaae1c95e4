import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { TimedActionQueue } from './orderedScheduler'
import type { SimulatedNetworkLink } from './networkLink'

/**
 * A socket behind a simulated network link. The link cannot delay the TCP handshake of the kernel, so the first bytes
 * wait for one more round trip instead.
 */
export class ThrottledSocket extends Duplex {
  readonly #down = new TimedActionQueue()
  readonly #up = new TimedActionQueue()
  readonly #openAt: number

  constructor(
    readonly localSocket: Socket,
    readonly link: SimulatedNetworkLink,
  ) {
    super()
    this.#openAt = performance.now() + 2 * link.oneWayMs
    localSocket.setNoDelay(true)
    localSocket.on('data', (bytes) => {
      link.countUpstream(bytes.length)
      this.#up.at(this.#upAt(), () => this.push(bytes))
    })
    localSocket.on('end', () => {
      this.#up.at(this.#upAt(), () => this.push(null))
    })
    localSocket.on('error', () => this.destroy())
    localSocket.on('close', () => this.destroy())
  }

  override _read(): void {
    // Received data is pushed without backpressure: a browser's requests are few and small.
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#down.at(this.link.sendDownstream(bytes.length), () => this.localSocket.write(bytes))
    // No backpressure: HttpResponseScheduler waits for the link's capacity before it writes.
    done()
  }

  override _final(done: () => void): void {
    this.#down.at(this.link.sendDownstream(0), () => this.localSocket.end())
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#down.clear()
    this.#up.clear()
    this.localSocket.destroy()
    done(error)
  }

  #upAt(): number {
    return Math.max(performance.now(), this.#openAt) + this.link.oneWayMs
  }
}

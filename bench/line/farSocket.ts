import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { InOrder } from './inOrder'
import type { Line } from './line'

/**
 * A connection at the far end of a line. TLS and HTTP/2 run on it unchanged, so every round trip of theirs takes the
 * line's time; the kernel's own handshake took none, so the first bytes wait for that round trip too.
 */
export class FarSocket extends Duplex {
  readonly #down = new InOrder()
  readonly #up = new InOrder()
  readonly #openAt: number

  constructor(
    readonly near: Socket,
    readonly line: Line,
  ) {
    super()
    this.#openAt = performance.now() + 2 * line.halfTripMs
    near.setNoDelay(true)
    near.on('data', (bytes) => {
      this.#up.at(this.#upAt(), () => this.push(bytes))
    })
    near.on('end', () => {
      this.#up.at(this.#upAt(), () => this.push(null))
    })
    near.on('error', () => this.destroy())
    near.on('close', () => this.destroy())
  }

  override _read(): void {
    // What has come up the line is pushed: a browser's requests are few and small.
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#down.at(this.line.sendDown(bytes.length), () => this.near.write(bytes))
    // Whoever sends bodies waits for the line's room; to hold TLS back here as well would only hide its bytes from it.
    done()
  }

  override _final(done: () => void): void {
    this.#down.at(this.line.sendDown(0), () => this.near.end())
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#down.clear()
    this.#up.clear()
    this.near.destroy()
    done(error)
  }

  #upAt(): number {
    return Math.max(performance.now(), this.#openAt) + this.line.halfTripMs
  }
}

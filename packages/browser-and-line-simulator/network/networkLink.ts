import { NetworkLinkDirection } from './linkDirection'

/** The download rate and round-trip time of a link. The upload rate is not limited, because requests are small. */
export type LinkSpeed = { bytesPerMs: number; roundTripMs: number }

/** 1.6 Mbps down and 150 ms per round trip. */
export const slow4G: LinkSpeed = { bytesPerMs: 200, roundTripMs: 150 }

/** A link for what is measured without the time of a slow connection. */
export const fastLink: LinkSpeed = { bytesPerMs: 100_000, roundTripMs: 0 }

// Each packet is sent this many milliseconds early, because timers fire late and the network link must not become idle.
const headStartMs = 7

/** The network link between a browser and a server. All connections share its download rate. */
export class SimulatedNetworkLink {
  readonly oneWayMs: number
  readonly #down: NetworkLinkDirection
  #sentBytes = 0
  #receivedBytes = 0

  constructor({ bytesPerMs, roundTripMs }: LinkSpeed = slow4G) {
    this.oneWayMs = roundTripMs / 2
    this.#down = new NetworkLinkDirection(bytesPerMs, this.oneWayMs)
  }

  /** Sends bytes to the browser and returns when the last one arrives, as a value of the server's performance.now(). */
  sendDownstream(bytes: number): number {
    this.#sentBytes += bytes
    return this.#down.send(bytes, performance.now())
  }

  /** Counts bytes from the browser; when they arrive, does not depend on how many they are. */
  countUpstream(bytes: number): void {
    this.#receivedBytes += bytes
  }

  /** Waits until the link can send the next packet without queueing. */
  async waitForCapacity(): Promise<void> {
    const wait = this.#down.getBacklogMs(performance.now()) - headStartMs
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(wait)))
  }

  /** Returns the number of bytes sent to the browser since the last call: bodies, headers, HTTP/2 frames and TLS. */
  takeSentBytes(): number {
    const bytes = this.#sentBytes
    this.#sentBytes = 0
    return bytes
  }

  /** Returns the number of bytes received from the browser since the last call: requests, HTTP/2 frames and TLS. */
  takeReceivedBytes(): number {
    const bytes = this.#receivedBytes
    this.#receivedBytes = 0
    return bytes
  }
}

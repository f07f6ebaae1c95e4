import type { Caller } from './callerAddress'
import { createRateLimiter } from './createRateLimiter'

/** Requests a minute. One of Hosting's proxies stands for many visitors. */
const maxRequests = { ofAddress: 300, ofPeer: 1200 } as const

/**
 * Makes a function that returns whether a caller may make one more request. An address is counted beneath the peer that
 * names it, so that nobody uses up the requests of somebody else by naming them. Each instance counts for itself: it is
 * a brake on floods. What must hold for all instances counts in Firestore (functions/limits).
 */
export function createCallerLimiter(): (caller: Caller, now: number) => boolean {
  const peers = createRateLimiter(maxRequests.ofPeer)
  const addresses = createRateLimiter(maxRequests.ofAddress)
  return ({ peer, address }, now) =>
    // Check the peer first: once it is over its limit, its forged addresses no longer fill the other limiter.
    peers.hasRoom(peer, now) &&
    addresses.take(`${peer} ${address}`, now) &&
    // Count only allowed requests for the peer: refused ones would use up the limit of all visitors behind the same proxy.
    peers.take(peer, now)
}

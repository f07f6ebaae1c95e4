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
  const isPeerAllowed = createRateLimiter(maxRequests.ofPeer)
  const isAddressAllowed = createRateLimiter(maxRequests.ofAddress)
  // The peer first: made-up addresses then never fill the other limiter.
  return ({ peer, address }, now) => isPeerAllowed(peer, now) && isAddressAllowed(`${peer} ${address}`, now)
}

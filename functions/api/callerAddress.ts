import { isIPv4, isIPv6 } from 'node:net'

/** Whom a request is counted for: the address that connected to Google's front end, and the one it says it stands for. */
export type Caller = { peer: string; address: string }

/**
 * Reads who sends a request. Google's front end appends the address that connected to it to X-Forwarded-For. Through
 * Hosting, that is one of Hosting's proxies, and the entry before it is the visitor's. At the function's own address, it
 * is the caller's, and every entry before it may be forged. No header tells the two apart, so both entries count: see
 * createCallerLimiter.ts. The emulators append nothing, so that the socket counts there.
 */
export function readCaller(forwardedFor = '', socketAddress = ''): Caller {
  const entries = forwardedFor.split(',').map(toNetwork)
  const peer = entries.at(-1) ?? toNetwork(socketAddress) ?? 'unknown'
  return { peer, address: entries.at(-2) ?? peer }
}

/** Returns an IPv4 address, or the /64 prefix of an IPv6 address, because providers give one customer a whole /64; null for other text. */
function toNetwork(text: string): string | null {
  const address = text.trim().replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address) || address.includes('%')) return null
  // The URL parser writes an address in its one short form.
  const { hostname } = new URL(`http://[${address}]`)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

import { readFragmentParam } from './readFragmentParam'
import { routePaths } from './routePaths'

const fragmentParam = 'status'

// 32 bytes in base64url.
const tokenLength = 43
const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** The path of a link to an item's status. The token is in the fragment, which browsers never send: no log holds it. */
export function getStatusLinkPath(token: string): string {
  return `${routePaths.myRequests}#${fragmentParam}=${token}`
}

/** Reads the token of a status link, without what follows it: the dot or the bracket after a link becomes a part of it. */
export function parseStatusFragment(fragment: string): string | null {
  return readFragmentParam(fragment, fragmentParam)?.slice(0, tokenLength) ?? null
}

export function isStatusToken(value: unknown): value is string {
  return typeof value === 'string' && tokenPattern.test(value)
}

import { routePaths } from './routePaths'

const fragmentPrefix = '#status='

// 32 bytes in base64url.
const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** The path of a link to an item's status. The token is in the fragment, which browsers never send: no log holds it. */
export function getStatusLinkPath(token: string): string {
  return `${routePaths.myRequests}${fragmentPrefix}${token}`
}

export function parseStatusFragment(fragment: string): string | null {
  return fragment.startsWith(fragmentPrefix) ? fragment.slice(fragmentPrefix.length) : null
}

export function isStatusToken(value: unknown): value is string {
  return typeof value === 'string' && tokenPattern.test(value)
}

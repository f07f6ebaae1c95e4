import { businessDetails } from './businessDetails'
import { routePaths } from './routePaths'

/** The address of a page or file on the site's own origin. */
export function toAbsoluteUrl(path: string): string {
  return `${businessDetails.siteUrl}${path === routePaths.home ? '/' : path}`
}

import { businessDetails } from './businessDetails'
import { routePaths } from './routePaths'

export function toAbsoluteUrl(path: string): string {
  return `${businessDetails.siteUrl}${path === routePaths.home ? '/' : path}`
}

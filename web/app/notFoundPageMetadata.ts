import { businessDetails } from '../domain/site/businessDetails'
import type { PageMetadata } from '../ui/usePageMetadata'

/** The metadata of 404.html, which Hosting serves for unknown paths. */
export const notFoundPageMetadata: PageMetadata = {
  title: `Page Not Found | ${businessDetails.name}`,
  description: `There is no page of ${businessDetails.name} at this address.`,
}

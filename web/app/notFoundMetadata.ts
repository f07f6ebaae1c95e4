import { business } from '../domain/site/business'
import type { PageMetadata } from '../ui/usePageMetadata'

/** The metadata of 404.html, which Hosting serves for unknown paths. */
export const notFoundMetadata: PageMetadata = {
  title: `Page Not Found | ${business.name}`,
  description: `There is no page of ${business.name} at this address.`,
}

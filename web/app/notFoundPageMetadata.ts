import { notFoundMessages } from '../../domain/messages/notFound'
import { businessDetails } from '../../domain/site/businessDetails'
import type { PageMetadata } from '../ui/usePageMetadata'

/** The metadata of 404.html, which Hosting serves for unknown paths. */
export const notFoundPageMetadata: PageMetadata = {
  title: `${notFoundMessages.notFoundTitle} | ${businessDetails.name}`,
  description: notFoundMessages.notFoundDescription,
}

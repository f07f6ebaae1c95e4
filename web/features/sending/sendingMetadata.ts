import { businessDetails } from '../../domain/site/businessDetails'
import { routePaths } from '../../domain/site/routePaths'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const contactPageMetadata: PageMetadata = {
  canonicalPath: routePaths.contact,
  title: 'Contact Us',
  description: `Reach ${businessDetails.name} in Lagos: ${businessDetails.phone}, ${businessDetails.email}, or a chat on WhatsApp.`,
}

export const requestFormPageMetadata: PageMetadata = {
  canonicalPath: routePaths.request,
  title: 'Make Request',
  description: `Send ${businessDetails.name} your list of products along with the quantity; someone will get back at you in less than 45 minutes.`,
}

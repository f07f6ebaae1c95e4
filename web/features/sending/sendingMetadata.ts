import { business } from '../../domain/site/business'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const contactMetadata: PageMetadata = {
  title: 'Contact Us',
  description: `Reach ${business.name} in Lagos: ${business.phone}, ${business.email}, or a chat on WhatsApp.`,
}

export const requestMetadata: PageMetadata = {
  title: 'Make Request',
  description: `Send ${business.name} your list of products along with the quantity; someone will get back at you in less than 45 minutes.`,
}

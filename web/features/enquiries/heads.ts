import { business } from '../../domain/business'
import type { PageHead } from '../../ui/usePageHead'

export const contactHead: PageHead = {
  title: 'Contact Us',
  description: `Reach ${business.name} in Lagos: ${business.phone}, ${business.email}, or a chat on WhatsApp.`,
}

export const requestHead: PageHead = {
  title: 'Make Request',
  description: `Send ${business.name} your list of products along with the quantity; someone will get back at you in less than 45 minutes.`,
}

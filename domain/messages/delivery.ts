import { businessDetails } from '../site/businessDetails'

/** The page about delivery, collection and payment. */
export const deliveryMessages = {
  title: 'Delivery and Payment',
  description: `Where ${businessDetails.name} delivers, how to collect, how to pay and how long it takes.`,
  lead: 'What people ask us before they send a request.',
  openingHoursTitle: "When we're open",
  requestLink: 'Request Product(s)',
  askOnWhatsApp: 'Ask on WhatsApp',
}

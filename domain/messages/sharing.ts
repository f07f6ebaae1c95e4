import { businessDetails } from '../site/businessDetails'

export const sharingMessages = {
  sendListOnWhatsApp: 'Send this list on WhatsApp',
  /** The WhatsApp message with a list. `link` opens the list's products; it is empty if the list has no product of the shop. */
  formatListMessage: (list: string, link: string) =>
    [`Hello ${businessDetails.name}, I'd like:`, list, link].filter((part) => part !== '').join('\n\n'),
  /** The hint for a link that is selected for the visitor, because the browser does not let the page copy it. */
  copyLinkHint: "Your browser didn't let us copy the link. It's selected: copy it from here.",
}

import { businessDetails } from '../site/businessDetails'

export const myRequestsMessages = {
  myRequestsTitle: 'My Requests',
  myRequestsDescription: `Your requests and messages to ${businessDetails.name}, with our answers.`,
  myRequestsLead: "Everything you've sent us, with our answers. This page updates automatically.",
  loadingRequests: 'Loading your requests',
  signingOut: 'Signing out',
  ownItemsLabel: 'Sent',
  offlineTitle: "We can't load your requests right now",
  offlineText:
    "You're offline. We have everything you sent, and it will appear here once you're back online.",
  formatGuestLead: (email: string) =>
    `You sent this as a guest before you signed in to ${email}. It can't be moved to an existing account, so you can only see it in this browser, until you sign out. You'll get our answer either way.`,
  guestItemsTitle: 'Sent as a guest',
  visitProducts: 'Visit Products',
  makeRequest: 'Make Request',
  nothingSentTitle: 'Nothing sent yet',
  formatNothingSentText: (email: string) =>
    `You haven't sent anything with the account ${email} yet. Your requests and messages will appear here, with our answers.`,
  nothingSentFromHere:
    'Nothing has been sent from this browser yet. Your requests and messages will appear here, with our answers.',
  signInQuestion: 'Used an account or another device?',
  signInLink: 'Sign in to see it',
  tryAgain: 'Try again',
  askOnWhatsApp: 'Ask on WhatsApp',
  failedTitle: "We couldn't load your requests",
  failedText:
    "We have everything you sent, and we'll answer it. Check your connection and try again in a moment.",
  formatChatText: (reference: string, text: string) => `About ${reference}:\n\n${text}`,
  catalogueFailedMessage:
    "Our catalogue didn't load, so nothing was added to your order list. Check your connection, then press the button again.",
  requestAgain: 'Request again',
  goToOrderList: 'Go to Order List',
  staleListNote: "You're offline, so this may be out of date. It will update once you're back online.",
  formatUnreadableItems: (count: number): string =>
    count === 1
      ? "One item can't be shown on this page. We still have it: ask us on WhatsApp."
      : `${count} items can't be shown on this page. We still have them: ask us on WhatsApp.`,
  formatFullListNote: (count: number) =>
    `This page shows the newest ${count} of each kind. We still have the older ones.`,
  sharedDeviceLabel: 'Shared device',
  removeQuestion:
    "Remove these from this browser? We'll keep what you sent and answer it, but you won't be able to see it here again.",
  sharedDeviceText: "Anyone who uses this browser can see these. Register, and they'll move to your account.",
  removeFromBrowser: 'Remove from this browser',
  keepHere: 'Keep them here',
  registerAccount: 'Register New Account',
  notYourDevice: 'Not your device?',
  removedMessage: "Removed from this browser. We still have what you sent, and we'll answer it.",
  removalFailedMessage:
    "We couldn't remove these, so they are still shown here. Please try again in a moment.",
  /** What the link to a chat is about, for screen readers. */
  formatAbout: (reference: string) => `about ${reference}`,
}

export const statusLinkMessages = {
  loadingItem: 'Loading',
  staleItemNote: "You're offline, so this may be out of date. It will update once you're back online.",
  onlyThisItem: 'This link shows only this item.',
  seeOwnItems: 'See everything sent from this browser',
  requestTitle: 'Product request',
  messageTitle: 'Message',
  formatSentTime: (date: string, time: string) => `${date} at ${time}`,
  sentLabel: 'Sent',
  unreachableTitle: "We can't load this right now",
  tryAgain: 'Try again',
  noAnswerText: 'We got no answer, but what you sent is safe with us. Please try again in a moment.',
  offlineText:
    "You're offline, but what you sent is safe with us. It will appear here once you're back online.",
  askOnWhatsApp: 'Ask on WhatsApp',
  unknownLinkTitle: "This link doesn't work",
  unknownLinkText:
    "Part of it may be missing, or what it showed was closed long ago or deleted. Open the link in our e-mail again, or ask us for a new one: we're happy to help.",
}

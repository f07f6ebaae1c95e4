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
    "Part of it may be missing, or what it showed has been deleted. Open the link in our e-mail again, or ask us: we're happy to help.",
}

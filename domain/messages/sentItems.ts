/** A sent item wherever visitors see it, and what becomes of those of a guest. */
export const sentItemsMessages = {
  requestTitle: 'Product request',
  formatMessageTitle: (subject: string) => `Message: ${subject}`,
  referenceLabel: 'Reference',
  sentWord: ', sent',
  formatSentTime: (date: string, time: string) => `${date} at ${time}`,
  showLess: 'Show less',
  showAll: 'Show all',
  newBadge: 'New',
  receivedText: "We've received it.",
  claimedBadge: 'Being answered',
  formatAnswering: (name: string) => `${name} is answering.`,
  answeredBadge: 'Answered',
  acceptedBadge: 'Accepted',
  formatAccepted: (when: string) => `You accepted our quote ${when}.`,
  closedBadge: 'Closed',
  formatClosed: (date: string | null): string => (date === null ? 'This is closed.' : `Closed on ${date}.`),
  guestSignInNotice:
    "You sent something as a guest in this browser. If you register a new account, it moves there. If you sign in to an account you already have, it can't move: you'll find it under My Requests in this browser until you sign out.",
  guestRegistrationNotice:
    "What you sent as a guest in this browser will move to your new account. You'll find it under My Requests on every device.",
  guestItemsNotMovedMessage:
    "What you sent as a guest can't be moved to this account. You'll find it under My Requests in this browser until you sign out, and you'll get our answer either way.",
  guestItemsMovedMessage: 'What you sent as a guest is now in your account, under My Requests.',
  guestItemsHiddenMessage:
    "What you sent as a guest is no longer shown in this browser. We still have it, and we'll answer it.",
}

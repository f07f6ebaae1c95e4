/** Notifications whose own text could not be read. */
export const pushMessages = {
  shopNewsTitle: 'Arielle Organics has news for you',
  shopNewsText: 'Open My Requests to see it.',
  deskNewsTitle: "There's news at the desk",
  deskNewsText: "Open the desk to see what's new.",
}

/** What staff are reminded of together. */
export const reminderMessages = {
  formatLateCount: (count: number) => `${count} replies are late`,
  formatDueSoonCount: (count: number) => `Nobody is answering ${count} items yet`,
  formatReferences: (references: readonly string[], moreCount: number) =>
    moreCount > 0 ? `${references.join(', ')} and ${moreCount} more.` : `${references.join(', ')}.`,
}

export const answerAlertMessages = {
  alertOffHint: 'Get a notification on this device, even when this page is closed.',
  alertAskingHint: 'One moment. Your browser may ask for your permission.',
  alertOnHint: "We'll notify you on this device as soon as we answer.",
  alertBlockedHint:
    'Your browser is blocking our notifications. Allow them in its settings for this site, usually behind the icon beside the address, then switch this on.',
  alertHomeScreenHint:
    'On your iPhone or iPad, choose Share, then Add to Home Screen. Open the shop from there and switch this on.',
  alertUnsupportedHint:
    "This browser can't show notifications. You'll still get our answer the way you asked for it.",
  alertRefusedHint:
    "Your browser uses a notification service we don't know, so we can't reach you there. Chrome, Edge, Firefox and Safari work.",
  alertFailedHint: "That didn't work, and nothing has changed. Check your connection, then try again.",
  alertLabel: 'Notify me here when you answer',
}

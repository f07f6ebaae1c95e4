/** The switch is off. */
export const alertOffHint = 'Get a notification on this device, even when this page is closed.'

/** The browser asks for permission. */
export const alertAskingHint = 'One moment. Your browser may ask for your permission.'

/** The switch is on. */
export const alertOnHint = "We'll notify you on this device as soon as we answer."

/** The browser blocks notifications. */
export const alertBlockedHint =
  'Your browser is blocking our notifications. Allow them in its settings for this site, usually behind the icon beside the address, then switch this on.'

/** The device shows notifications only from its home screen. */
export const alertHomeScreenHint =
  'On your iPhone or iPad, choose Share, then Add to Home Screen. Open the shop from there and switch this on.'

/** The browser has no notifications. */
export const alertUnsupportedHint =
  "This browser can't show notifications. You'll still get our answer the way you asked for it."

/** The browser's push service is unknown. */
export const alertRefusedHint =
  "Your browser uses a notification service we don't know, so we can't reach you there. Chrome, Edge, Firefox and Safari work."

/** Something failed. */
export const alertFailedHint =
  "That didn't work, and nothing has changed. Check your connection, then try again."

/** The label of the switch. */
export const alertLabel = 'Notify me here when you answer'

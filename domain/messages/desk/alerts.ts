/** The button that opens the settings. */
export const alertsLabel = 'Alerts'

/** The title of the settings. */
export const alertsTitle = 'Alerts'

/** The text below the title. */
export const alertsLead = 'How this device tells you about new requests and enquiries.'

/** The button that closes the settings. */
export const done = 'Done'

/** A switch. */
export const lineLabel = 'Line on the page'

/** What the switch does. */
export const lineHint = 'Shows who sent it and when the reply is due. Screen readers read it out.'

/** A switch. */
export const titleLabel = 'Count in the title'

/** What the switch does. */
export const titleHint = 'Shows how many items are waiting, on the browser tab.'

/** A switch. */
export const badgeLabel = 'Count on the app icon'

/** What the switch needs. */
export const badgeInstallHint = 'Install the desk as an app to see it.'

/** Why the switch does nothing. */
export const badgeUnsupportedHint = "This browser can't show a count on app icons."

/** A switch. */
export const soundLabel = 'Sound'

/** What the switch does. */
export const soundHint = 'Two quiet notes, from one tab only.'

/** Why the switch does nothing. */
export const soundUnsupportedHint = "This browser can't play the sound."

/** A switch. */
export const notificationsLabel = 'System notifications'

/** What the switch does. */
export const notificationsOnHint = 'Shown outside the browser, even when the desk is behind other windows.'

/** Before the browser asks. */
export const notificationsAskHint = 'Your browser will ask you to allow them first.'

/** The browser blocks notifications. */
export const notificationsBlockedHint =
  'This browser is blocking notifications. Allow them in the site settings.'

/** The browser has no notifications. */
export const notificationsUnsupportedHint = "This browser can't show notifications while a page is open."

/** The switch for a closed desk. */
export const pushLabel = 'Notifications on this device, even when the desk is closed'

/** The title of the list of devices. */
export const devicesTitle = 'Your devices with these alerts'

/** The device of this browser in the list. */
export const thisDevice = 'this device'

/** The word before the date of a device. */
export const sinceWord = 'since'

/** The button that removes a device. */
export const switchOff = 'Switch Off'

/** The switch is off. */
export const pushOffHint =
  'New items, replies due soon and late replies. Your browser will ask for your permission.'

/** The browser asks. */
export const pushAskingHint = 'One moment. Your browser may ask for your permission.'

/** The switch is on. */
export const pushOnHint = "You'll get new items, replies due soon and late replies here until you sign out."

/** The browser blocks notifications. */
export const pushBlockedHint =
  'This browser is blocking notifications. Allow them in the site settings, then switch this on.'

/** The device shows notifications only from its home screen. */
export const pushHomeScreenHint =
  'On an iPhone or iPad, choose Share, then Add to Home Screen. Open the desk from there and switch this on.'

/** The browser cannot receive push messages. */
export const pushUnsupportedHint = "This browser can't receive alerts while the desk is closed."

/** The browser's push service is unknown. */
export const pushRefusedHint =
  "This browser uses a notification service we don't know, so we can't send to it. Chrome, Edge, Firefox and Safari work."

/** Something failed. */
export const pushFailedHint =
  "That didn't work, and nothing has changed. Check your connection, then try again."

/** While the settings load. */
export const pushLoadingHint = 'One moment.'

/** The settings did not load. */
export const pushUnknownHint =
  "We couldn't check whether alerts can be sent. Check your connection, then open this again."

/** The site has no push keys. */
export const pushNotSetUpHint =
  "Alerts for a closed desk are off because this site isn't set up for them. The README explains how."

/** A device was removed. */
export const deviceRemovedMessage = 'That device is switched off.'

/** A device was not removed. */
export const deviceFailedMessage =
  "That device couldn't be switched off. Check your connection, then try again."

/** The list did not load. */
export const devicesFailedMessage =
  "Your other devices couldn't be loaded. Check your connection, then open this again."

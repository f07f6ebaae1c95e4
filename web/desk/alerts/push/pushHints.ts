import type { NotificationSettings } from '../../../data/notificationSettings'
import type { PushState } from '../../../data/push/pushSwitch'

/** What the switch says, by what this browser allows and what was chosen. */
export const pushHints: Readonly<Record<PushState, string>> = {
  off: 'New items, replies that are nearly due, and late ones. Your browser asks you to allow it.',
  asking: 'One moment. Your browser may ask you to allow it.',
  on: 'New items, replies that are nearly due, and late ones reach you here until you sign out.',
  blocked: 'This browser blocks notifications. Allow them in the site settings, then switch this on.',
  needsHomeScreen:
    'On an iPhone or iPad, choose Share, then Add to Home Screen. Open the desk from there and switch this on.',
  unsupported: 'This browser cannot receive alerts while the desk is closed.',
  refused:
    "This browser's notifications come through a service that we do not know, so we do not send there. Chrome, Edge, Firefox and Safari work.",
  failed: 'That did not work, and nothing was changed. Check your connection, then try again.',
}

/** What the switch says if it is not known that alerts can be sent. */
export const unansweredPushHints: Readonly<Record<NotificationSettings['kind'], string>> = {
  loading: 'One moment.',
  unreachable: 'Could not find out whether alerts can be sent. Check your connection, then open this again.',
  known: 'Alerts to closed desks are off: they are not set up on this site. The README says how.',
}

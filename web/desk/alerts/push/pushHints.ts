import { deskAlertsMessages } from '../../../../domain/messages/desk/alerts'
import type { NotificationSettings } from '../../../data/push/notificationSettings'
import type { PushState } from '../../../data/push/pushSwitch'

/** What the switch says, by what this browser allows and what was chosen. */
export const pushHints: Readonly<Record<PushState, string>> = {
  off: deskAlertsMessages.pushOffHint,
  asking: deskAlertsMessages.pushAskingHint,
  on: deskAlertsMessages.pushOnHint,
  blocked: deskAlertsMessages.pushBlockedHint,
  needsHomeScreen: deskAlertsMessages.pushHomeScreenHint,
  unsupported: deskAlertsMessages.pushUnsupportedHint,
  refused: deskAlertsMessages.pushRefusedHint,
  failed: deskAlertsMessages.pushFailedHint,
}

/** What the switch says if it is not known that alerts can be sent. */
export const unansweredPushHints: Readonly<Record<NotificationSettings['kind'], string>> = {
  loading: deskAlertsMessages.pushLoadingHint,
  unreachable: deskAlertsMessages.pushUnknownHint,
  known: deskAlertsMessages.pushNotSetUpHint,
}

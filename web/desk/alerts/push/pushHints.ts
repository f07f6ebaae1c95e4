import {
  pushAskingHint,
  pushBlockedHint,
  pushFailedHint,
  pushHomeScreenHint,
  pushLoadingHint,
  pushNotSetUpHint,
  pushOffHint,
  pushOnHint,
  pushRefusedHint,
  pushUnknownHint,
  pushUnsupportedHint,
} from '../../../../domain/messages/desk/alerts'
import type { NotificationSettings } from '../../../data/push/notificationSettings'
import type { PushState } from '../../../data/push/pushSwitch'

/** What the switch says, by what this browser allows and what was chosen. */
export const pushHints: Readonly<Record<PushState, string>> = {
  off: pushOffHint,
  asking: pushAskingHint,
  on: pushOnHint,
  blocked: pushBlockedHint,
  needsHomeScreen: pushHomeScreenHint,
  unsupported: pushUnsupportedHint,
  refused: pushRefusedHint,
  failed: pushFailedHint,
}

/** What the switch says if it is not known that alerts can be sent. */
export const unansweredPushHints: Readonly<Record<NotificationSettings['kind'], string>> = {
  loading: pushLoadingHint,
  unreachable: pushUnknownHint,
  known: pushNotSetUpHint,
}

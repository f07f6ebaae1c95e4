import type { NotificationPermissionState } from '../../browser/systemNotifications'
import {
  notificationsAskHint,
  notificationsBlockedHint,
  notificationsOnHint,
  notificationsUnsupportedHint,
} from '../../../domain/messages/desk/alerts'

/** What the settings say about system notifications, by what the browser allows. */
export const notificationHints: Readonly<Record<NotificationPermissionState, string>> = {
  granted: notificationsOnHint,
  notAsked: notificationsAskHint,
  denied: notificationsBlockedHint,
  unavailable: notificationsUnsupportedHint,
}

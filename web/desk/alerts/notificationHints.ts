import type { NotificationPermissionState } from '../../browser/systemNotifications'
import { deskAlertsMessages } from '../../../domain/messages/desk/alerts'

/** What the settings say about system notifications, by what the browser allows. */
export const notificationHints: Readonly<Record<NotificationPermissionState, string>> = {
  granted: deskAlertsMessages.notificationsOnHint,
  notAsked: deskAlertsMessages.notificationsAskHint,
  denied: deskAlertsMessages.notificationsBlockedHint,
  unavailable: deskAlertsMessages.notificationsUnsupportedHint,
}

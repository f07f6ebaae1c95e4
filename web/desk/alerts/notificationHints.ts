import type { NotificationPermissionState } from '../../browser/systemNotifications'

/** What the settings say about system notifications, by what the browser allows. */
export const notificationHints: Readonly<Record<NotificationPermissionState, string>> = {
  granted: 'Shown outside the browser, also when the desk is behind other windows.',
  notAsked: 'Your browser asks you to allow them first.',
  denied: 'This browser blocks notifications. Allow them in the site settings.',
  unavailable: 'This browser cannot show notifications of an open page.',
}

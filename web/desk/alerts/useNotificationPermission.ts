import { useSyncExternalStore } from 'react'
import {
  getNotificationPermission,
  type NotificationPermissionState,
  subscribeToNotificationPermission,
} from '../../browser/systemNotifications'

/** Returns whether the desk may show system notifications, updated when that changes. */
export function useNotificationPermission(): NotificationPermissionState {
  return useSyncExternalStore(subscribeToNotificationPermission, getNotificationPermission)
}

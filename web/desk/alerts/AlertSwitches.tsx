import { useDeskServices } from '../../data/desk/DeskServices'
import { isAppBadgeSupported } from '../../browser/appBadge'
import {
  requestNotificationPermission,
  type NotificationPermissionState,
  getNotificationPermission,
  subscribeToNotificationPermission,
} from '../../browser/systemNotifications'
import { isToneSupported, playTone } from '../../browser/tone'
import { deskAlertsMessages } from '../../../domain/messages/desk/frame'
import { AlertSwitch } from './AlertSwitch'
import { useAlertSettings } from './useAlertSettings'
import { PushAlerts } from './push/PushAlerts'
import { useSyncExternalStore } from 'react'

/** What the settings say about system notifications, by what the browser allows. */
const notificationHints: Readonly<Record<NotificationPermissionState, string>> = {
  granted: deskAlertsMessages.notificationsOnHint,
  notAsked: deskAlertsMessages.notificationsAskHint,
  denied: deskAlertsMessages.notificationsBlockedHint,
  unavailable: deskAlertsMessages.notificationsUnsupportedHint,
}

export function AlertSwitches() {
  const { alertSettings } = useDeskServices()
  const settings = useAlertSettings()
  const permission = useNotificationPermission()
  const hasBadge = isAppBadgeSupported()
  const hasTone = isToneSupported()
  const switchNotificationsOn = async () => {
    const notifications = (await requestNotificationPermission()) === 'granted'
    alertSettings.change({ notifications })
  }
  return (
    <ul>
      <AlertSwitch
        label={deskAlertsMessages.lineLabel}
        hint={deskAlertsMessages.lineHint}
        isOn={settings.line}
        onChange={(line) => alertSettings.change({ line })}
      />
      <AlertSwitch
        label={deskAlertsMessages.titleLabel}
        hint={deskAlertsMessages.titleHint}
        isOn={settings.title}
        onChange={(title) => alertSettings.change({ title })}
      />
      <AlertSwitch
        label={deskAlertsMessages.badgeLabel}
        hint={hasBadge ? deskAlertsMessages.badgeInstallHint : deskAlertsMessages.badgeUnsupportedHint}
        isOn={settings.badge}
        isAvailable={hasBadge}
        onChange={(badge) => alertSettings.change({ badge })}
      />
      <AlertSwitch
        label={deskAlertsMessages.soundLabel}
        hint={hasTone ? deskAlertsMessages.soundHint : deskAlertsMessages.soundUnsupportedHint}
        isOn={settings.sound}
        isAvailable={hasTone}
        onChange={(sound) => {
          alertSettings.change({ sound })
          if (sound) void playTone()
        }}
      />
      <AlertSwitch
        label={deskAlertsMessages.notificationsLabel}
        hint={notificationHints[permission]}
        isOn={settings.notifications && permission === 'granted'}
        isAvailable={permission !== 'unavailable'}
        onChange={(isOn) => {
          if (isOn && permission !== 'granted') void switchNotificationsOn()
          else alertSettings.change({ notifications: isOn })
        }}
      />
      <PushAlerts />
    </ul>
  )
}

function useNotificationPermission(): NotificationPermissionState {
  return useSyncExternalStore(subscribeToNotificationPermission, getNotificationPermission)
}

import { useState, useId, useSyncExternalStore } from 'react'
import { deskAlertsMessages } from '../../../domain/messages/desk/frame'
import { HeaderButton } from '../HeaderButton'
import { Button } from '../../ui/Button'
import desk from '../ui/desk.module.css'
import { ModalDialog } from '../ui/ModalDialog'
import { useDeskServices } from '../../data/desk/DeskServices'
import { isAppBadgeSupported } from '../../browser/appBadge'
import {
  requestNotificationPermission,
  type NotificationPermissionState,
  getNotificationPermission,
  subscribeToNotificationPermission,
} from '../../browser/systemNotifications'
import { isToneSupported, playTone } from '../../browser/tone'
import { AlertSwitch } from './AlertSwitch'
import { InstallOffer } from './InstallOffer'
import { useAlertSettings } from './useAlertSettings'
import { MorningSummary } from './MorningSummary'
import { PushAlerts } from './push/PushAlerts'
import styles from './AlertSettingsButton.module.css'

const bellIcon = 'M6 16.5V11a6 6 0 0 1 12 0v5.500l1.500 2H4.500ZM10 18.500v.5a2 2 0 0 0 4 0v-.5M12 5V3.500'

export function AlertSettingsButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <HeaderButton icon={bellIcon} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {deskAlertsMessages.alertsLabel}
      </HeaderButton>
      {isOpen ? <AlertSettingsDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function AlertSettingsDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  return (
    <ModalDialog className={styles.dialog} aria-labelledby={titleId} closesOnOutsidePress onClose={onClose}>
      <div className={styles.content}>
        <h2 className={desk.title} id={titleId}>
          {deskAlertsMessages.alertsTitle}
        </h2>
        <p className={desk.soft}>{deskAlertsMessages.alertsLead}</p>
        <AlertSwitches />
        <InstallOffer />
        <Button onClick={onClose}>{deskAlertsMessages.done}</Button>
      </div>
    </ModalDialog>
  )
}

/** What the settings say about system notifications, by what the browser allows. */
const notificationHints: Readonly<Record<NotificationPermissionState, string>> = {
  granted: deskAlertsMessages.notificationsOnHint,
  notAsked: deskAlertsMessages.notificationsAskHint,
  denied: deskAlertsMessages.notificationsBlockedHint,
  unavailable: deskAlertsMessages.notificationsUnsupportedHint,
}

function AlertSwitches() {
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
      <MorningSummary />
    </ul>
  )
}

function useNotificationPermission(): NotificationPermissionState {
  return useSyncExternalStore(subscribeToNotificationPermission, getNotificationPermission)
}

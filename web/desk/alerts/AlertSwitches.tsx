import { isAppBadgeSupported } from '../../browser/appBadge'
import { requestNotificationPermission } from '../../browser/systemNotifications'
import { isToneSupported, playTone } from '../../browser/tone'
import { AlertSwitch } from './AlertSwitch'
import { notificationHints } from './notificationHints'
import { changeAlertSettings, useAlertSettings } from './useAlertSettings'
import { PushAlerts } from './push/PushAlerts'
import { useNotificationPermission } from './useNotificationPermission'

/** The kinds of alert, each with its switch and with what the browser allows. */
export function AlertSwitches() {
  const settings = useAlertSettings()
  const permission = useNotificationPermission()
  const hasBadge = isAppBadgeSupported()
  const hasTone = isToneSupported()
  return (
    <ul>
      <AlertSwitch
        label="Line on the page"
        hint="Who sent it and when the reply is due. Screen readers read it out."
        isOn={settings.line}
        onChange={(line) => {
          changeAlertSettings({ line })
        }}
      />
      <AlertSwitch
        label="Count in the title"
        hint="How many items wait, on the browser's tab."
        isOn={settings.title}
        onChange={(title) => {
          changeAlertSettings({ title })
        }}
      />
      <AlertSwitch
        label="Count on the app icon"
        hint={
          hasBadge ? 'Install the desk as an app to see it.' : 'This browser shows no count on app icons.'
        }
        isOn={settings.badge}
        isAvailable={hasBadge}
        onChange={(badge) => {
          changeAlertSettings({ badge })
        }}
      />
      <AlertSwitch
        label="Sound"
        hint={hasTone ? 'Two quiet notes, from one tab only.' : 'This browser cannot play the sound.'}
        isOn={settings.sound}
        isAvailable={hasTone}
        onChange={changeSound}
      />
      <AlertSwitch
        label="System notifications"
        hint={notificationHints[permission]}
        isOn={settings.notifications && permission === 'granted'}
        isAvailable={permission !== 'unavailable'}
        onChange={(isOn) => {
          if (isOn && permission !== 'granted') void switchNotificationsOn()
          else changeAlertSettings({ notifications: isOn })
        }}
      />
      <PushAlerts />
    </ul>
  )
}

function changeSound(sound: boolean): void {
  changeAlertSettings({ sound })
  if (sound) void playTone()
}

async function switchNotificationsOn(): Promise<void> {
  const notifications = (await requestNotificationPermission()) === 'granted'
  changeAlertSettings({ notifications })
}

import { useDeskServices } from '../../../data/desk/DeskServices'
import { deskAlertsMessages } from '../../../../domain/messages/desk/frame'
import type { NotificationSettings } from '../../../data/push/notificationSettings'
import { AlertSwitch } from '../AlertSwitch'
import { PushDevices } from './PushDevices'
import type { PushState } from '../../../data/push/pushSwitch'

/** What the switch says, by what this browser allows and what was chosen. */
const pushHints: Readonly<Record<PushState, string>> = {
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
const unansweredPushHints: Readonly<Record<NotificationSettings['kind'], string>> = {
  loading: deskAlertsMessages.pushLoadingHint,
  unreachable: deskAlertsMessages.pushUnknownHint,
  known: deskAlertsMessages.pushNotSetUpHint,
}

export function PushAlerts() {
  const { useNotificationSettings, usePushSwitch } = useDeskServices()
  const settings = useNotificationSettings()
  const pushSwitch = usePushSwitch(settings.kind === 'known' ? settings.pushKey : null)
  if (!pushSwitch) {
    const hint = unansweredPushHints[settings.kind]
    return <PushSwitchRow hint={hint} isOn={false} isAvailable={false} onChange={() => undefined} />
  }
  const { state, isAvailable, onChange } = pushSwitch
  return (
    <>
      <PushSwitchRow
        hint={pushHints[state]}
        isOn={state === 'on'}
        isAvailable={isAvailable}
        onChange={onChange}
      />
      <PushDevices state={state} onSwitchThisOff={() => onChange(false)} />
    </>
  )
}

function PushSwitchRow(props: {
  hint: string
  isOn: boolean
  isAvailable: boolean
  onChange: (isOn: boolean) => void
}) {
  return <AlertSwitch label={deskAlertsMessages.pushLabel} {...props} />
}

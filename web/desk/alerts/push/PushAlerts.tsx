import { useDeskServices } from '../../../data/desk/DeskServices'
import { deskAlertsMessages } from '../../../../domain/messages/desk/frame'
import type { NotificationSettings } from '../../../data/push/notificationSettings'
import { AlertSwitch } from '../AlertSwitch'
import type { PushState } from '../../../data/push/pushSwitch'
import { useId, useEffect, useState } from 'react'
import type { OwnPushDevice } from '../../../data/push/ownPushDevices'
import { readRegisteredDevice } from '../../../data/push/registeredDevice'
import { formatLagosDate, formatLagosTime } from '../../../../domain/site/lagosTime'
import { Button } from '../../../ui/Button'
import desk from '../../ui/desk.module.css'
import styles from './PushAlerts.module.css'

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

type PushDevicesProps = { state: PushState; onSwitchThisOff: () => void }

function PushDevices({ state, onSwitchThisOff }: PushDevicesProps) {
  const { devices, message, remove } = useDevices(state)
  const titleId = useId()
  const ownId = readRegisteredDevice('desk')?.id
  return (
    <li className={styles.devices}>
      {devices.length > 0 ? (
        <>
          <h3 className={styles.title} id={titleId}>
            {deskAlertsMessages.devicesTitle}
          </h3>
          <ul aria-labelledby={titleId}>
            {devices.map((device) => (
              <DeviceRow
                device={device}
                isThisDevice={device.id === ownId}
                onSwitchOff={() => {
                  if (device.id === ownId) onSwitchThisOff()
                  else void remove(device.id)
                }}
                key={device.id}
              />
            ))}
          </ul>
        </>
      ) : null}
      <p className={desk.hint} role="status">
        {message}
      </p>
    </li>
  )
}

function DeviceRow({
  device: { service, createdAt },
  isThisDevice,
  onSwitchOff,
}: {
  device: OwnPushDevice
  isThisDevice: boolean
  onSwitchOff: () => void
}) {
  const id = useId()
  return (
    <li className={styles.device}>
      <p id={id}>
        {service}
        {isThisDevice ? <strong className={styles.own}>{deskAlertsMessages.thisDevice}</strong> : null}
        <span className={`${desk.hint} ${styles.since}`}>
          {deskAlertsMessages.formatSince(formatLagosDate(createdAt), formatLagosTime(createdAt))}
        </span>
      </p>
      <Button tone="quiet" aria-describedby={id} onClick={onSwitchOff}>
        {deskAlertsMessages.switchOff}
      </Button>
    </li>
  )
}

const messages = {
  removed: deskAlertsMessages.deviceRemovedMessage,
  notRemoved: deskAlertsMessages.deviceFailedMessage,
  notFetched: deskAlertsMessages.devicesFailedMessage,
} as const

/** The devices of the account, fetched again after each change of this browser's switch, and what became of a removal. */
function useDevices(state: PushState) {
  const { fetchPushDevices, removePushDevice } = useDeskServices()
  const [devices, setDevices] = useState<readonly OwnPushDevice[]>([])
  const [message, setMessage] = useState('')
  const [removedCount, setRemovedCount] = useState(0)
  const isSettled = state !== 'asking'
  useEffect(() => {
    if (!isSettled) return undefined
    let isCurrent = true
    void fetchPushDevices().then((fetched) => {
      if (!isCurrent) return
      if (fetched) setDevices(fetched)
      else setMessage(messages.notFetched)
    })
    return () => {
      isCurrent = false
    }
  }, [isSettled, removedCount, fetchPushDevices])
  const remove = async (id: string) => {
    setMessage('')
    const isRemoved = await removePushDevice(id)
    setMessage(isRemoved ? messages.removed : messages.notRemoved)
    if (isRemoved) setRemovedCount((count) => count + 1)
  }
  return { devices, message, remove }
}

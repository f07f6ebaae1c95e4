import { useId, useEffect, useState } from 'react'
import type { OwnPushDevice } from '../../../data/push/ownPushDevices'
import type { PushState } from '../../../data/push/pushSwitch'
import { readRegisteredDevice } from '../../../data/push/registeredDevice'
import { formatLagosDate, formatLagosTime } from '../../../../domain/site/lagosTime'
import { deskAlertsMessages } from '../../../../domain/messages/desk/frame'
import { Button } from '../../../ui/Button'
import { useDeskServices } from '../../../data/desk/DeskServices'
import desk from '../../ui/desk.module.css'
import styles from './PushDevices.module.css'

type Props = { state: PushState; onSwitchThisOff: () => void }

export function PushDevices({ state, onSwitchThisOff }: Props) {
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
        <span className={styles.since}>
          {deskAlertsMessages.sinceWord} {formatLagosDate(createdAt)}, {formatLagosTime(createdAt)}
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

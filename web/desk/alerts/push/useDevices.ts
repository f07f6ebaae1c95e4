import { useDeskServices } from '../../../data/desk/DeskServices'
import { useEffect, useState } from 'react'
import { deskAlertsMessages } from '../../../../domain/messages/desk/alerts'
import type { OwnPushDevice } from '../../../data/push/ownPushDevices'
import type { PushState } from '../../../data/push/pushSwitch'

const messages = {
  removed: deskAlertsMessages.deviceRemovedMessage,
  notRemoved: deskAlertsMessages.deviceFailedMessage,
  notFetched: deskAlertsMessages.devicesFailedMessage,
} as const

/** The devices of the account, fetched again after each change of this browser's switch, and what became of a removal. */
export function useDevices(state: PushState) {
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

import { formatLagosTime } from '../../../domain/site/lagosTime'
import { deskInboxMessages } from '../../../domain/messages/desk/inbox'
import { useEffect, useState } from 'react'
import styles from './ConnectionStatus.module.css'

// A page that is being fetched shows cached rows for a moment: only a longer time is worth a message.
const graceMs = 2000

type Props = {
  isConnected: boolean
  /** Whether the list has shown anything yet. */
  isLoaded: boolean
}

export function ConnectionStatus({ isConnected, isLoaded }: Props) {
  const lostSince = useLostSince(isConnected)
  return (
    <p className={lostSince === null ? styles.live : styles.offline} role="status">
      {lostSince === null
        ? isLoaded
          ? deskInboxMessages.liveStatus
          : deskInboxMessages.connectingStatus
        : describeLoss(lostSince, isLoaded)}
    </p>
  )
}

function describeLoss(lostSince: number, isLoaded: boolean): string {
  return isLoaded
    ? deskInboxMessages.formatLostSince(formatLagosTime(lostSince))
    : deskInboxMessages.nothingLoadedText
}

/** Returns the time at which the connection was lost, in milliseconds by the device's clock; null while connected. */
function useLostSince(isConnected: boolean): number | null {
  const [lostSince, setLostSince] = useState<number | null>(null)
  useEffect(() => {
    const now = Date.now()
    const timer = setTimeout(() => setLostSince(isConnected ? null : now), isConnected ? 0 : graceMs)
    return () => {
      clearTimeout(timer)
    }
  }, [isConnected])
  return lostSince
}

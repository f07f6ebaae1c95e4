import { formatLagosTime } from '../../../domain/site/lagosTime'
import { deskInboxMessages } from '../../../domain/messages/desk/inbox'
import { useLostSince } from './useLostSince'
import styles from './ConnectionStatus.module.css'

type Props = {
  isConnected: boolean
  /** Whether the list has shown anything yet. */
  isLoaded: boolean
}

/** Shows whether the inbox is updated live, or since when it is not. */
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

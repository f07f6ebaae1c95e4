import { deskFrameMessages } from '../../../domain/messages/desk/frame'
import { formatLagosTime } from '../../../domain/site/lagosTime'
import { useStaff } from '../../data/desk/DeskServices'
import { useSharedState } from '../staff/SharedStateContext'
import type { Connection } from '../staff/useConnection'
import desk from '../ui/desk.module.css'
import styles from './ConnectionLine.module.css'

/** Says above every screen, also a scrolled one, that what it shows may be old; nothing while it is live. */
export function ConnectionLine() {
  const text = describeConnection(useSharedState().connection)
  return (
    <p className={text === '' ? undefined : `${styles.line} ${desk.screenOnly}`} role="status">
      {text}
    </p>
  )
}

/** Says that the device keeps nothing of the desk. */
export function StorageFullNotice() {
  return useStaff().useIsStorageFull() ? (
    <p className={`${desk.failure} ${desk.screenOnly}`} role="status">
      {deskFrameMessages.storageFull}
    </p>
  ) : null
}

function describeConnection({ state, lostAt }: Connection): string {
  const { offlineStatus, connectingStatus, formatLastLive, keptOnDevice } = deskFrameMessages
  const age = lostAt === null ? keptOnDevice : formatLastLive(formatLagosTime(lostAt))
  if (state === 'offline') return `${offlineStatus} ${age}`
  return state === 'connecting' ? `${connectingStatus} ${age}` : ''
}

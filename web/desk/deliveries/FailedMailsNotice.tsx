import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { deskDeliveriesMessages } from '../../../domain/messages/desk/deliveries'
import { deskDeliveriesPath } from '../../../domain/site/deskPath'
import { safeLocalStorage } from '../../browser/safeStorage'
import { useStaff } from '../../data/desk/DeskServices'
import { Link } from '../../ui/Link'
import { parseDeskPath } from '../deskRoute'
import desk from '../ui/desk.module.css'
import styles from './FailedMails.module.css'

/** The strip above every screen that says how many e-mails have failed since somebody looked on this device. */
export function FailedMailsNotice() {
  const snapshot = useStaff().useFailedMails()
  const [seenUntil, setSeenUntil] = useSeenUntil()
  const isListOpen = parseDeskPath(useLocation().pathname).screen === 'deliveries'
  const newestTime = snapshot?.mails[0]?.updatedAt.getTime() ?? 0
  useEffect(() => {
    if (isListOpen && newestTime > seenUntil) setSeenUntil(newestTime)
  }, [isListOpen, newestTime, seenUntil, setSeenUntil])
  const unseenCount = snapshot?.mails.filter(({ updatedAt }) => updatedAt.getTime() > seenUntil).length ?? 0
  const isShown = unseenCount > 0 && !isListOpen
  const hasMore = snapshot?.hasMore === true && unseenCount === snapshot.mails.length
  return (
    <div className={isShown ? `${styles.notice} ${desk.screenOnly}` : undefined}>
      <p role="status">
        {isShown
          ? deskDeliveriesMessages.formatNotice(deskDeliveriesMessages.formatMailCount(unseenCount, hasMore))
          : ''}
      </p>
      {isShown ? (
        <span className={desk.actions}>
          <Link className={styles.noticeLink} to={deskDeliveriesPath}>
            {deskDeliveriesMessages.showFailures}
          </Link>
          <button className={styles.noticeLink} type="button" onClick={() => setSeenUntil(newestTime)}>
            {deskDeliveriesMessages.dismiss}
          </button>
        </span>
      ) : null}
    </div>
  )
}

const seenKey = 'deskFailedMailsSeenUntil'

/** The time of the newest failure that somebody has seen on this device, in any tab. */
function useSeenUntil() {
  const [seenUntil, setSeenUntil] = useState(readSeenUntil)
  useEffect(() => {
    // Browsers send this event to the other tabs only.
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === seenKey) setSeenUntil(readSeenUntil())
    }
    addEventListener('storage', handleStorage)
    return () => removeEventListener('storage', handleStorage)
  }, [])
  const write = (time: number) => {
    safeLocalStorage.write(seenKey, String(time))
    setSeenUntil(time)
  }
  return [seenUntil, write] as const
}

function readSeenUntil(): number {
  const time = Number(safeLocalStorage.read(seenKey))
  return Number.isFinite(time) ? time : 0
}

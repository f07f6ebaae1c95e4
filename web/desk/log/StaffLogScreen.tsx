import { deskStaffLogMessages } from '../../../domain/messages/desk/staffLog'
import type { StaffLogEntry } from '../../../domain/staff-log/staffLogEntry'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { deskFiguresPath } from '../../../domain/site/deskPath'
import { formatLagosMoment } from '../../../domain/site/lagosTime'
import { useStaff } from '../../data/desk/DeskServices'
import { Icon } from '../../ui/Icon'
import { backIcon } from '../../ui/icons'
import { Link } from '../../ui/Link'
import { LoadingLive } from '../connection/LoadingLive'
import { DeskErrorBoundary } from '../DeskErrorFallback'
import { useDeskPageMetadata } from '../useDeskPageMetadata'
import { useServerTime } from '../useServerTime'
import desk from '../ui/desk.module.css'
import styles from './StaffLogScreen.module.css'

/** What staff exported and deleted. */
export function StaffLogScreen() {
  useDeskPageMetadata(deskStaffLogMessages.logTitle)
  return (
    <div className={desk.subscreen}>
      <header className={desk.header}>
        <Link className={desk.back} to={deskFiguresPath}>
          <Icon pathData={backIcon} />
          {deskStaffLogMessages.backToFigures}
        </Link>
        <h1 className={desk.title}>{deskStaffLogMessages.logTitle}</h1>
        <p className={desk.lead}>{deskStaffLogMessages.logLead}</p>
      </header>
      <DeskErrorBoundary what={deskStaffLogMessages.logName}>
        <LogEntries />
      </DeskErrorBoundary>
    </div>
  )
}

function LogEntries() {
  const entries = useStaff().useStaffLog()
  const now = useServerTime()
  if (!entries) return <LoadingLive label={deskStaffLogMessages.loadingLog} />
  return (
    <>
      {entries.length === 0 ? (
        <p className={desk.lead}>{deskStaffLogMessages.noEntries}</p>
      ) : (
        <ul className={desk.list} aria-label={deskStaffLogMessages.logTitle}>
          {entries.map((entry) => (
            <LogRow key={entry.id} entry={entry} now={now} />
          ))}
        </ul>
      )}
      {entries.length === maxDocumentsPerQuery.staff ? (
        <p className={desk.remark}>{deskStaffLogMessages.formatMore(entries.length)}</p>
      ) : null}
    </>
  )
}

function LogRow({ entry: { action, what, by, at }, now }: { entry: StaffLogEntry; now: number }) {
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        <strong>
          <bdi>{by.name}</bdi>
        </strong>{' '}
        {deskStaffLogMessages.actionNames[action]} <bdi>{what}</bdi>
      </p>
      <p className={desk.hint}>
        {at ? (
          <time dateTime={at.toISOString()}>{formatLagosMoment(at.getTime(), now)}</time>
        ) : (
          deskStaffLogMessages.justNow
        )}
      </p>
    </li>
  )
}

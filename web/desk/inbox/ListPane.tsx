import { useState } from 'react'
import { getServerClockOffsetMs } from '../../browser/serverClock'
import { useCurrentTime } from '../../browser/useCurrentTime'
import { useOnlineStatus } from '../../browser/useOnlineStatus'
import { formatInboxFilter } from '../../domain/sent-items/inboxFilter'
import { ConnectionStatus } from './ConnectionStatus'
import { FilterBar } from './FilterBar'
import { InboxList } from './list/InboxList'
import type { SectionReport } from './list/InboxSectionView'
import { SearchField } from './search/SearchField'
import { useInboxAddress } from './useInboxAddress'
import { useRowShortcuts } from './useRowShortcuts'
import styles from './ListPane.module.css'

// The time left is shown in whole minutes, so more frequent refreshes are not needed.
const refreshIntervalMs = 15_000

/** The list of the inbox, with its filters and its search. */
export function ListPane() {
  const now = useCurrentTime(refreshIntervalMs, getServerClockOffsetMs)
  const isOnline = useOnlineStatus(() => undefined)
  const { view, showView } = useInboxAddress()
  const [report, setReport] = useState<SectionReport | null>(null)
  useRowShortcuts()
  return (
    <>
      <div className={styles.top}>
        <div className={styles.bar}>
          <h1 className={styles.title} id="inbox-title" tabIndex={-1}>
            Inbox
          </h1>
          <ConnectionStatus
            isConnected={isOnline && report?.isCurrent !== false}
            isLoaded={report !== null && (report.isCurrent || report.rowCount > 0)}
          />
        </div>
        <SearchField
          text={view.search}
          onTextChange={(search) => {
            showView({ ...view, search }, { isReplacing: true })
          }}
        />
        <FilterBar
          filter={view.filter}
          onChange={(filter) => {
            showView({ ...view, filter })
          }}
        />
      </div>
      <InboxList key={formatInboxFilter(view.filter)} filter={view.filter} now={now} onReport={setReport} />
    </>
  )
}

import { useServerTime } from '../useServerTime'
import { useState } from 'react'
import { formatInboxFilter, emptyInboxFilter, type InboxFilter } from '../../../domain/sent-items/inboxFilter'
import { parseSearch } from '../../../domain/sent-items/searchWords'
import { useStaff } from '../../data/desk/DeskServices'
import { deskInboxMessages } from '../../../domain/messages/desk/inbox'
import { CsvExport } from './export/CsvExport'
import { InboxList } from './list/InboxList'
import { Reminders } from './list/Reminders'
import type { SectionReport } from './list/describeSection'
import { SearchField } from '../ui/SearchField'
import { SearchResults } from './search/SearchResults'
import { useInboxAddress } from './useInboxAddress'
import { useShortcuts } from '../keyboard/useShortcuts'
import { FilterGroup } from './FilterGroup'
import { useSharedState } from '../staff/SharedStateContext'
import styles from './ListPane.module.css'

// The time left is shown in whole minutes, so more frequent refreshes are not needed.
const refreshIntervalMs = 15_000

// Longer than a name, an address or a number that can be found.
const maxSearchLength = 120

export function ListPane() {
  const now = useServerTime(refreshIntervalMs)
  const { connection } = useSharedState()
  const { view, showView } = useInboxAddress()
  const { filter, search } = view
  const [report, setReport] = useState<SectionReport | null>(null)
  useRowShortcuts()
  const isLive = connection.state === 'live' && report !== null
  const isSearching = parseSearch(search).length > 0
  const filterText = formatInboxFilter(filter)
  return (
    <>
      <div className={styles.top}>
        <div className={styles.heading}>
          <h1 className={styles.title} id="inbox-title" tabIndex={-1}>
            {deskInboxMessages.inboxTitle}
          </h1>
          <p className={isLive ? styles.live : undefined} role="status">
            {isLive ? deskInboxMessages.liveStatus : ''}
          </p>
        </div>
        <SearchField
          label={deskInboxMessages.searchLabel}
          placeholder={deskInboxMessages.searchPlaceholder}
          maxLength={maxSearchLength}
          text={search}
          onTextChange={(text) => showView({ ...view, search: text }, { isReplacing: true })}
        />
        {isSearching ? null : (
          <CsvExport key={filterText} filter={filter} hasMore={report?.isComplete === false} />
        )}
        <FilterBar filter={filter} onChange={(nextFilter) => showView({ ...view, filter: nextFilter })} />
      </div>
      {isSearching ? <SearchResults text={search} now={now} /> : null}
      {/* The list stays while a search covers it, so that it need not be fetched again. */}
      <div hidden={isSearching}>
        <Reminders filter={filter} now={now} />
        <InboxList key={filterText} filter={filter} now={now} onReport={setReport} />
      </div>
    </>
  )
}

function useRowShortcuts(): void {
  useShortcuts({
    j: () => focusRow(1),
    k: () => focusRow(-1),
  })
}

function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-inbox-row]')].filter(isDisplayed)
  const focused = rows.findIndex((row) => row === document.activeElement)
  const start = focused === -1 ? rows.findIndex((row) => row.hasAttribute('aria-current')) : focused
  const row = start === -1 ? rows[0] : rows[start + step]
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

function isDisplayed(element: HTMLElement): boolean {
  return element.offsetParent !== null
}

const statuses = { New: 'new', Answered: 'answered', Accepted: 'accepted', Closed: 'closed' } as const
const kinds = { Requests: 'requests', Enquiries: 'enquiries' } as const
const owners = { Mine: 'mine', Unclaimed: 'unclaimed' } as const

const unknownCounts = { answered: null, accepted: null, closed: null, mine: null, unclaimed: null }

type FilterBarProps = { filter: InboxFilter; onChange: (filter: InboxFilter) => void }

function FilterBar({ filter, onChange }: FilterBarProps) {
  const { status, kind, owner } = filter
  const { waitingCount } = useSharedState()
  const { answered, accepted, closed, mine, unclaimed } =
    useStaff().useFilterCounts(waitingCount) ?? unknownCounts
  return (
    <div className={styles.filters} role="group" aria-label={deskInboxMessages.filtersLabel}>
      <FilterGroup
        values={statuses}
        counts={{ new: waitingCount, answered, accepted, closed }}
        value={status}
        onChange={(nextStatus) => onChange({ ...filter, status: nextStatus })}
      />
      {formatInboxFilter(filter) === '' ? null : (
        <button className={styles.clear} type="button" onClick={() => onChange(emptyInboxFilter)}>
          {deskInboxMessages.clearFilters}
        </button>
      )}
      <FilterGroup
        values={kinds}
        value={kind}
        onChange={(nextKind) => onChange({ ...filter, kind: nextKind })}
      />
      <FilterGroup
        values={owners}
        counts={{ mine, unclaimed }}
        value={owner}
        onChange={(nextOwner) => onChange({ ...filter, owner: nextOwner })}
      />
    </div>
  )
}

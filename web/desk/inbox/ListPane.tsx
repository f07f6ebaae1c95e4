import { useServerTime } from '../useServerTime'
import { useState, useEffect } from 'react'
import { useOnlineStatus } from '../../browser/useOnlineStatus'
import { formatInboxFilter, emptyInboxFilter, type InboxFilter } from '../../../domain/sent-items/inboxFilter'
import { createSentItemMatcher } from '../../../domain/sent-items/searchSentItems'
import { deskInboxMessages } from '../../../domain/messages/desk/inbox'
import { CsvExport } from './export/CsvExport'
import { InboxList } from './list/InboxList'
import type { SectionReport } from './list/describeSection'
import { SearchField } from '../ui/SearchField'
import { SearchResults } from './search/SearchResults'
import { useInboxAddress } from './useInboxAddress'
import { useShortcuts } from '../keyboard/useShortcuts'
import { FilterGroup } from './FilterGroup'
import { formatLagosTime } from '../../../domain/site/lagosTime'
import desk from '../ui/desk.module.css'
import styles from './ListPane.module.css'

// The time left is shown in whole minutes, so more frequent refreshes are not needed.
const refreshIntervalMs = 15_000

// Longer than a name, an address or a number that can be found.
const maxSearchLength = 120

export function ListPane() {
  const now = useServerTime(refreshIntervalMs)
  const isOnline = useOnlineStatus()
  const { view, showView } = useInboxAddress()
  const { filter, search } = view
  const [report, setReport] = useState<SectionReport | null>(null)
  useRowShortcuts()
  const isSearching = createSentItemMatcher(search) !== null
  const filterText = formatInboxFilter(filter)
  return (
    <>
      <div className={styles.top}>
        <div className={desk.actions}>
          <h1 className={styles.title} id="inbox-title" tabIndex={-1}>
            {deskInboxMessages.inboxTitle}
          </h1>
          <ConnectionStatus
            isConnected={isOnline && report?.isCurrent !== false}
            isLoaded={report !== null && (report.isCurrent || report.rowCount > 0)}
          />
        </div>
        <SearchField
          label={deskInboxMessages.searchLabel}
          placeholder={deskInboxMessages.searchPlaceholder}
          maxLength={maxSearchLength}
          text={search}
          onTextChange={(text) => showView({ ...view, search: text }, { isReplacing: true })}
        />
        <FilterBar filter={filter} onChange={(nextFilter) => showView({ ...view, filter: nextFilter })} />
        {isSearching ? null : (
          <CsvExport key={filterText} filter={filter} hasMore={report?.isComplete === false} />
        )}
      </div>
      {isSearching ? <SearchResults text={search} now={now} /> : null}
      {/* The list stays while a search covers it, so that it need not be fetched again. */}
      <div hidden={isSearching}>
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

const statuses = { New: 'new', Answered: 'answered', Closed: 'closed' } as const
const kinds = { Requests: 'requests', Enquiries: 'enquiries' } as const
const owners = { Mine: 'mine', Unclaimed: 'unclaimed' } as const

type FilterBarProps = { filter: InboxFilter; onChange: (filter: InboxFilter) => void }

function FilterBar({ filter, onChange }: FilterBarProps) {
  const { status, kind, owner } = filter
  return (
    <div className={desk.filters} role="group" aria-label={deskInboxMessages.filtersLabel}>
      <FilterGroup
        values={statuses}
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
        value={owner}
        onChange={(nextOwner) => onChange({ ...filter, owner: nextOwner })}
      />
    </div>
  )
}

// A page that is being fetched shows cached rows for a moment: only a longer time is worth a message.
const graceMs = 2000

type ConnectionStatusProps = {
  isConnected: boolean
  /** Whether the list has shown anything yet. */
  isLoaded: boolean
}

function ConnectionStatus({ isConnected, isLoaded }: ConnectionStatusProps) {
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
    return () => clearTimeout(timer)
  }, [isConnected])
  return lostSince
}

import { useEffect, useEffectEvent, useState, useId } from 'react'
import {
  type InboxFilter,
  listInboxSections,
  type InboxSection,
} from '../../../../domain/sent-items/inboxFilter'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import {
  describeSection,
  describeShownRows,
  formatSectionTitle,
  rowsPerPage,
  type SectionReport,
} from './describeSection'
import { ListButton } from './ListButton'
import type { InboxCursor } from '../../../data/desk/inboxCursor'
import { InboxPage, type PageReport } from './InboxPage'
import { useSharedState } from '../../staff/SharedStateContext'
import styles from './InboxList.module.css'

// Shown of the second section when the first one nearly fills the page; less would look like the end.
const minRowsOfSecondSection = 5

type Props = { filter: InboxFilter; now: number; onReport: (report: SectionReport) => void }

/** What waits for a reply, then the rest once the first section is complete. Mount it again for another filter. */
export function InboxList({ filter, now, onReport }: Props) {
  const [first, second] = listInboxSections(filter)
  const [reports, setReports] = useState<readonly SectionReport[]>([])
  const [maxItemsOfSecond, setMaxItemsOfSecond] = useState<number | null>(null)
  const reportList = useEffectEvent(() => {
    if (reports.length > 0) onReport(addReports(reports, { mayFollow: second !== undefined }))
  })
  useEffect(() => {
    reportList()
  }, [reports])
  if (!first) return null
  // The first section fills the page, so the second one waits for a press.
  const isFullPage = reports[0]?.isComplete && reports[0].documentCount >= rowsPerPage
  const handleReport = (index: number, report: SectionReport) => {
    setReports((current) => current.toSpliced(index, 1, report))
    const restOfPage = rowsPerPage - report.documentCount
    if (report.isComplete && restOfPage > 0)
      setMaxItemsOfSecond((current) => current ?? Math.max(restOfPage, minRowsOfSecondSection))
  }
  return (
    <>
      <InboxSectionView
        filter={filter}
        section={first}
        maxItems={rowsPerPage}
        now={now}
        onReport={(report) => handleReport(0, report)}
      />
      {second && maxItemsOfSecond !== null ? (
        <InboxSectionView
          filter={filter}
          section={second}
          maxItems={maxItemsOfSecond}
          now={now}
          onReport={(report) => handleReport(1, report)}
        />
      ) : null}
      {second && maxItemsOfSecond === null && isFullPage ? (
        <div className={styles.footer}>
          <ListButton onClick={() => setMaxItemsOfSecond(rowsPerPage)}>
            {deskInboxMessages.showNew} {describeSection(second).toLowerCase()}
          </ListButton>
        </div>
      ) : null}
    </>
  )
}

/** Adds up what the sections of a list report. `mayFollow` is whether the list has a second section. */
function addReports(reports: readonly SectionReport[], { mayFollow }: { mayFollow: boolean }): SectionReport {
  const documentCount = reports.reduce((sum, report) => sum + report.documentCount, 0)
  // A second section that fits into the page begins by itself.
  const hasBegun = !mayFollow || reports.length > 1 || documentCount < rowsPerPage
  return {
    rowCount: reports.reduce((sum, { rowCount }) => sum + rowCount, 0),
    documentCount,
    isComplete: hasBegun && reports.every(({ isComplete }) => isComplete),
    isCurrent: reports.every(({ isCurrent }) => isCurrent),
  }
}

type SectionProps = {
  filter: InboxFilter
  section: InboxSection
  /** The number of rows of the first page. */
  maxItems: number
  now: number
  onReport: (report: SectionReport) => void
}

function InboxSectionView({ filter, section, maxItems, now, onReport }: SectionProps) {
  const titleId = useId()
  const [starts, setStarts] = useState<readonly InboxCursor[]>([])
  const [reports, setReports] = useState<readonly PageReport[]>([])
  const pages = [null, ...starts]
  const lastReport = reports[pages.length - 1]
  const rowCount = reports.reduce((sum, report) => sum + report.rowCount, 0)
  const documentCount = reports.reduce((sum, report) => sum + report.documentCount, 0)
  const isCurrent = reports.every((report) => report.isCurrent)
  const hasReports = reports.length > 0
  const isSettled = lastReport?.isSettled ?? false
  const isComplete = isSettled && lastReport?.nextFrom === null
  const { waitingCount } = useSharedState()
  // Without all rows, the number is known only of the items of every kind and owner.
  const countOfAll = filter.kind === null && filter.owner === null ? waitingCount : null
  const report = useEffectEvent(onReport)
  useEffect(() => {
    if (hasReports) report({ rowCount, documentCount, isComplete, isCurrent })
  }, [hasReports, rowCount, documentCount, isComplete, isCurrent])
  const showMore = () => {
    const start = lastReport?.nextFrom
    if (start) setStarts([...starts, start])
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {formatSectionTitle(section, isComplete ? rowCount : countOfAll)}
      </h2>
      {pages.map((from, index) => (
        <InboxPage
          key={from?.id ?? ''}
          filter={filter}
          section={section}
          from={from}
          to={starts[index] ?? null}
          maxItems={index === 0 ? maxItems : rowsPerPage}
          now={now}
          labelledBy={titleId}
          onReport={(pageReport) => setReports((current) => current.toSpliced(index, 1, pageReport))}
        />
      ))}
      <div className={styles.footer}>
        <p>
          {isSettled
            ? describeShownRows({ filter, section, rowCount, isComplete, isCurrent })
            : deskInboxMessages.loadingRows}
        </p>
        {isSettled && !isComplete ? (
          <ListButton onClick={showMore} context={describeSection(section)}>
            {deskInboxMessages.showMoreLabel}
          </ListButton>
        ) : null}
      </div>
    </section>
  )
}

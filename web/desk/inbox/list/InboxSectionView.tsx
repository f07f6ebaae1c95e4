import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { InboxFilter, InboxSection } from '../../../../domain/sent-items/inboxFilter'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import type { InboxCursor } from '../../../data/desk/inboxCursor'
import { useSharedState } from '../../staff/SharedStateContext'
import {
  describeSection,
  describeShownRows,
  formatSectionTitle,
  rowsPerPage,
  type SectionReport,
} from './describeSection'
import { InboxPage, type PageReport } from './InboxPage'
import { ListButton } from '../../ui/ListButton'
import styles from './InboxList.module.css'

type Props = {
  filter: InboxFilter
  section: InboxSection
  /** The number of rows of the first page. */
  maxItems: number
  now: number
  onReport: (report: SectionReport) => void
}

/** A section of the inbox, page by page. */
export function InboxSectionView({ filter, section, maxItems, now, onReport }: Props) {
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
  // A shop that sends no quotes never needs the section 'accepted', so it is hidden while it is empty.
  const isUnused = section.name === 'accepted' && filter.status === null && rowCount === 0
  return (
    <section aria-labelledby={titleId} hidden={isUnused}>
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
          onReport={(pageReport) =>
            setReports((current) => [...current.slice(0, index), pageReport, ...current.slice(index + 1)])
          }
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

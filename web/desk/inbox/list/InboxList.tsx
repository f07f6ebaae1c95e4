import { useState } from 'react'
import { type InboxFilter, listInboxSections } from '../../../domain/sent-items/inboxFilter'
import { describeSection } from './describeSection'
import { InboxSectionView, rowsPerPage, type SectionReport } from './InboxSectionView'
import { ListButton } from './ListButton'
import styles from './InboxSectionView.module.css'

// Shown of the second section when the first one nearly fills the page; less would look like the end.
const minRowsOfSecondSection = 5

type Props = { filter: InboxFilter; now: number; onReport: (report: SectionReport) => void }

/**
 * What the inbox shows with a filter: what waits for a reply, then the rest. The second section begins when the first is
 * complete, with the rows that are left of one page. Mount it again for another filter.
 */
export function InboxList({ filter, now, onReport }: Props) {
  const [first, second] = listInboxSections(filter)
  const [firstReport, setFirstReport] = useState<SectionReport | null>(null)
  const [maxItemsOfSecond, setMaxItemsOfSecond] = useState<number | null>(null)
  if (!first) return null
  const handleReport = (report: SectionReport) => {
    setFirstReport(report)
    onReport(report)
    const restOfPage = rowsPerPage - report.documentCount
    // Until the server has answered, the cache may hold a part of the section only.
    const isSure = report.isCurrent || !navigator.onLine
    if (isSure && report.isComplete && restOfPage > 0)
      setMaxItemsOfSecond((current) => current ?? Math.max(restOfPage, minRowsOfSecondSection))
  }
  return (
    <>
      <InboxSectionView
        filter={filter}
        section={first}
        maxItems={rowsPerPage}
        now={now}
        onReport={handleReport}
      />
      {second && maxItemsOfSecond !== null ? (
        <InboxSectionView
          filter={filter}
          section={second}
          maxItems={maxItemsOfSecond}
          now={now}
          onReport={() => undefined}
        />
      ) : null}
      {second && maxItemsOfSecond === null && firstReport?.isComplete ? (
        <div className={styles.footer}>
          <ListButton
            onClick={() => {
              setMaxItemsOfSecond(rowsPerPage)
            }}
          >
            Show {describeSection(second).toLowerCase()}
          </ListButton>
        </div>
      ) : null}
    </>
  )
}

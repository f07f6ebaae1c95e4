import { useEffect, useEffectEvent, useState } from 'react'
import { type InboxFilter, listInboxSections } from '../../../../domain/sent-items/inboxFilter'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import { describeSection } from './describeSection'
import { InboxSectionView } from './InboxSectionView'
import { rowsPerPage, type SectionReport } from './sectionReport'
import { ListButton } from './ListButton'
import styles from './InboxSectionView.module.css'

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

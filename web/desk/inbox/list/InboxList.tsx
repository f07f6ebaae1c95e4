import { useEffect, useEffectEvent, useReducer } from 'react'
import { type InboxFilter, listInboxSections } from '../../../../domain/sent-items/inboxFilter'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import { describeSection, rowsPerPage, type SectionReport } from './describeSection'
import { InboxSectionView } from './InboxSectionView'
import { ListButton } from '../../ui/ListButton'
import styles from './InboxList.module.css'

// Shown of a section when those before it nearly fill the page; less would look like the end.
const minRowsOfSection = 5

type Props = { filter: InboxFilter; now: number; onReport: (report: SectionReport) => void }

/** The sections of the inbox, each once those before it are complete. Mount it again for another filter. */
export function InboxList({ filter, now, onReport }: Props) {
  const sections = listInboxSections(filter)
  const [{ reports, begun }, dispatch] = useReducer(reduce, { reports: [], begun: [rowsPerPage] })
  const next = sections[begun.length]
  const total = addReports(reports)
  // The sections before it fill the page, so the next one waits for a press.
  const isFullPage = total.isComplete && total.documentCount >= rowsPerPage
  const reportList = useEffectEvent(() => {
    if (reports.length > 0) onReport({ ...total, isComplete: total.isComplete && !(next && isFullPage) })
  })
  useEffect(() => {
    reportList()
  }, [reports])
  return (
    <>
      {sections.slice(0, begun.length).map((section, index) => (
        <InboxSectionView
          key={section.name}
          filter={filter}
          section={section}
          maxItems={begun[index] ?? rowsPerPage}
          now={now}
          onReport={(report) => dispatch({ index, report, sectionCount: sections.length })}
        />
      ))}
      {next && isFullPage ? (
        <div className={styles.footer}>
          <ListButton onClick={() => dispatch('showNext')}>
            {`${deskInboxMessages.showNew} ${describeSection(next).toLowerCase()}`}
          </ListButton>
        </div>
      ) : null}
    </>
  )
}

type ListState = {
  reports: readonly SectionReport[]
  /** The number of rows on the first page of each section that has begun. */
  begun: readonly number[]
}

type ListEvent = 'showNext' | { index: number; report: SectionReport; sectionCount: number }

/** Begins the next section with the rest of the page, once all that have begun are complete. */
function reduce({ reports, begun }: ListState, event: ListEvent): ListState {
  if (event === 'showNext') return { reports, begun: [...begun, rowsPerPage] }
  const nextReports = [...reports.slice(0, event.index), event.report, ...reports.slice(event.index + 1)]
  const { isComplete, documentCount } = addReports(nextReports)
  const restOfPage = rowsPerPage - documentCount
  const isNextDue = isComplete && restOfPage > 0 && nextReports.length === begun.length
  return {
    reports: nextReports,
    begun:
      isNextDue && begun.length < event.sectionCount
        ? [...begun, Math.max(restOfPage, minRowsOfSection)]
        : begun,
  }
}

/** Adds up what the sections of a list report. */
function addReports(reports: readonly SectionReport[]): SectionReport {
  return {
    rowCount: reports.reduce((sum, { rowCount }) => sum + rowCount, 0),
    documentCount: reports.reduce((sum, report) => sum + report.documentCount, 0),
    isComplete: reports.every(({ isComplete }) => isComplete),
    isCurrent: reports.every(({ isCurrent }) => isCurrent),
  }
}

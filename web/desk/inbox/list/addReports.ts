import { rowsPerPage, type SectionReport } from './sectionReport'

/** Adds up what the sections of a list report. `mayFollow` is whether the list has a second section. */
export function addReports(
  reports: readonly SectionReport[],
  { mayFollow }: { mayFollow: boolean },
): SectionReport {
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

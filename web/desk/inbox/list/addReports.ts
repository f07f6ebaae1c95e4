import type { SectionReport } from './InboxSectionView'

/** Adds up what the sections of a list report; `sectionCount` includes those that have not begun. */
export function addReports(reports: readonly SectionReport[], sectionCount: number): SectionReport {
  return {
    rowCount: reports.reduce((sum, { rowCount }) => sum + rowCount, 0),
    documentCount: reports.reduce((sum, { documentCount }) => sum + documentCount, 0),
    isComplete: reports.length === sectionCount && reports.every(({ isComplete }) => isComplete),
    isCurrent: reports.every(({ isCurrent }) => isCurrent),
  }
}

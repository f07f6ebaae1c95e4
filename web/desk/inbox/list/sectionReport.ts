/** The number of rows that a page of the inbox shows. */
export const rowsPerPage = 50

/** What the list must know of a section: what it shows, and whether it has no further page. */
export type SectionReport = {
  rowCount: number
  /** The rows, and what the filter leaves out of them. */
  documentCount: number
  isComplete: boolean
  isCurrent: boolean
}

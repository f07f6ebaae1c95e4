import type { InboxFilter } from '../../../domain/sent-items/inboxFilter'
import { ListButton } from '../list/ListButton'
import { type CsvExportState, useCsvExport } from './useCsvExport'
import styles from './CsvExport.module.css'

type Props = {
  filter: InboxFilter
  /** Whether more items match than the list has fetched. */
  hasMore: boolean
}

/** Exports all that matches the filter as a CSV file. Fetching it again costs one read of Firestore per item. */
export function CsvExport({ filter, hasMore }: Props) {
  const { state, start, cancel } = useCsvExport(filter)
  return (
    <div className={styles.export}>
      {state.status === 'running' ? (
        <ListButton context="the export" onClick={cancel}>
          Cancel
        </ListButton>
      ) : (
        <ListButton onClick={start}>Export CSV</ListButton>
      )}
      <p className={styles.state} role="status">
        {describeExport(state, hasMore)}
      </p>
    </div>
  )
}

function describeExport(state: CsvExportState, hasMore: boolean): string {
  switch (state.status) {
    case 'idle':
      return hasMore ? 'Fetches all that match, also what is not shown: one read for each.' : ''
    case 'running':
      return `Fetched ${state.count.toLocaleString('en')} so far …`
    case 'done':
      return state.count === 1
        ? 'One item was exported.'
        : `${state.count.toLocaleString('en')} items were exported.`
    case 'failed':
      return 'The export failed, and no file was made. Check that you are online, then try again.'
  }
}

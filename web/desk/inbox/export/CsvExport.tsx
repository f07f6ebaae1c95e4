import type { InboxFilter } from '../../../../domain/sent-items/inboxFilter'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import { ListButton } from '../list/ListButton'
import { type CsvExportState, useCsvExport } from './useCsvExport'
import desk from '../../ui/desk.module.css'
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
    <div className={desk.filters}>
      {state.status === 'running' ? (
        <ListButton context={deskInboxMessages.exportContext} onClick={cancel}>
          {deskInboxMessages.cancelExport}
        </ListButton>
      ) : (
        <ListButton onClick={start}>{deskInboxMessages.exportCsv}</ListButton>
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
      return hasMore ? deskInboxMessages.exportHint : ''
    case 'running':
      return deskInboxMessages.formatExported(state.count.toLocaleString('en'))
    case 'done':
      return state.count === 1
        ? deskInboxMessages.oneExported
        : deskInboxMessages.formatExportDone(state.count.toLocaleString('en'))
    case 'failed':
      return deskInboxMessages.exportFailed
  }
}

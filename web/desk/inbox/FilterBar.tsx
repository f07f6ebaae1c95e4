import { emptyInboxFilter, formatInboxFilter, type InboxFilter } from '../../../domain/sent-items/inboxFilter'
import { deskInboxMessages } from '../../../domain/messages/desk/inbox'
import { FilterGroup } from './FilterGroup'
import desk from '../ui/desk.module.css'
import styles from './FilterBar.module.css'

const statuses = { New: 'new', Answered: 'answered', Closed: 'closed' } as const
const kinds = { Requests: 'requests', Enquiries: 'enquiries' } as const
const owners = { Mine: 'mine', Unclaimed: 'unclaimed' } as const

type Props = { filter: InboxFilter; onChange: (filter: InboxFilter) => void }

export function FilterBar({ filter, onChange }: Props) {
  const { status, kind, owner } = filter
  return (
    <div className={desk.filters} role="group" aria-label={deskInboxMessages.filtersLabel}>
      <FilterGroup
        values={statuses}
        value={status}
        onChange={(nextStatus) => onChange({ ...filter, status: nextStatus })}
      />
      {formatInboxFilter(filter) === '' ? null : (
        <button className={styles.clear} type="button" onClick={() => onChange(emptyInboxFilter)}>
          {deskInboxMessages.clearFilters}
        </button>
      )}
      <FilterGroup
        values={kinds}
        value={kind}
        onChange={(nextKind) => onChange({ ...filter, kind: nextKind })}
      />
      <FilterGroup
        values={owners}
        value={owner}
        onChange={(nextOwner) => onChange({ ...filter, owner: nextOwner })}
      />
    </div>
  )
}

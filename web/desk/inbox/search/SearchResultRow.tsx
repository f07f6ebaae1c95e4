import type { SearchableSentItem } from '../../../../domain/sent-items/searchSentItems'
import { formatReference } from '../../../../domain/sent-items/submissionId'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import { formatDeskTime } from '../list/formatDeskTime'
import { RowLink } from '../list/RowLink'
import styles from '../list/Row.module.css'

type Props = { item: SearchableSentItem; now: number }

/** A row of the search results. It shows no status, because the status may have changed since the search read it. */
export function SearchResultRow({ item, now }: Props) {
  const { kind, id, name, email, phone, whatsapp, createdAt } = item
  const contacts = [...new Set([phone, whatsapp, email])].filter((contact) => contact !== '')
  return (
    <RowLink itemKey={{ kind, id }}>
      <span className={styles.line}>
        <strong className={styles.name}>{name || deskInboxMessages.noName}</strong>{' '}
        <span className={styles.reference}>{formatReference(id)}</span>
      </span>{' '}
      <span className={styles.summary}>{contacts.join(' · ')}</span>{' '}
      <span className={styles.details}>
        {kind === 'requests' ? deskInboxMessages.requestWord : deskInboxMessages.enquiryWord}{' '}
        {deskInboxMessages.sentWord} {formatDeskTime(createdAt, now)}
      </span>
    </RowLink>
  )
}

import { useDeferredValue, useId } from 'react'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import { ListButton } from '../list/ListButton'
import { describeSearch } from './describeSearch'
import { useItemSearch } from './useItemSearch'
import type { SearchableSentItem } from '../../../../domain/sent-items/searchSentItems'
import { formatReference } from '../../../../domain/sent-items/submissionId'
import { formatDeskTime } from '../list/formatDeskTime'
import { RowLink } from '../list/RowLink'
import pageStyles from '../list/InboxPage.module.css'
import sectionStyles from '../list/InboxSectionView.module.css'
import styles from '../list/Row.module.css'

type SearchResultRowProps = { item: SearchableSentItem; now: number }

const maxRows = 50

type Props = { text: string; now: number }

export function SearchResults({ text, now }: Props) {
  const titleId = useId()
  const { found, searchedCount, status, retry } = useItemSearch(useDeferredValue(text))
  const rows = found.slice(0, maxRows)
  const summary = describeSearch({ foundCount: found.length, shownCount: rows.length, searchedCount, status })
  return (
    <section aria-labelledby={titleId}>
      <h2 className={sectionStyles.title} id={titleId}>
        {deskInboxMessages.resultsTitle}
      </h2>
      <div className={sectionStyles.summary}>
        {/* Not a live region while the count runs: a screen reader would read each of a hundred steps. */}
        <p role={status === 'loading' ? undefined : 'status'}>{summary}</p>
        {status === 'failed' ? <ListButton onClick={retry}>{deskInboxMessages.tryAgain}</ListButton> : null}
      </div>
      {rows.length > 0 ? (
        <ul className={pageStyles.rows} aria-labelledby={titleId}>
          {rows.map((item) => (
            <li key={item.id}>
              <SearchResultRow item={item} now={now} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** A row of the search results. It shows no status, because the status may have changed since the search read it. */
function SearchResultRow({ item, now }: SearchResultRowProps) {
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

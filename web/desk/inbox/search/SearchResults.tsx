import { useDeferredValue, useId } from 'react'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import { ListButton } from '../list/ListButton'
import pageStyles from '../list/InboxPage.module.css'
import sectionStyles from '../list/InboxSectionView.module.css'
import { describeSearch } from './describeSearch'
import { SearchResultRow } from './SearchResultRow'
import { useItemSearch } from './useItemSearch'

const maxRows = 50

type Props = { text: string; now: number }

/** What a search has found among all requests and enquiries, whatever the filters are. */
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

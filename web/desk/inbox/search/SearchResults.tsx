import { useDeferredValue, useEffect, useId, useState } from 'react'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import { ListButton } from '../../ui/ListButton'
import { findMatchingLine, matchesSearch, parseSearch } from '../../../../domain/sent-items/searchWords'
import { type SentItem, mergeNewestFirst } from '../../../../domain/sent-items/sentItem'
import { formatReference } from '../../../../domain/sent-items/submissionId'
import { formatDeskTime } from '../list/formatDeskTime'
import { getFirstWords } from '../list/ItemRow'
import { RowLink } from '../list/RowLink'
import type { FoundItems } from '../../../data/desk/searchSentItems'
import { useStaff } from '../../../data/desk/DeskServices'
import pageStyles from '../list/InboxPage.module.css'
import sectionStyles from '../list/InboxList.module.css'
import styles from '../list/Row.module.css'

// A search misses an item until a Cloud Function has stored its words, so the newest are listened to: at most 10 reads.
const newestItemsPerKind = 5

export function SearchResults({ text: typedText, now }: { text: string; now: number }) {
  const titleId = useId()
  const text = useDeferredValue(typedText)
  const { found, state, retry } = useItemSearch(text)
  const newest = useStaff().useNewestSentItems(newestItemsPerKind) ?? []
  const words = parseSearch(text)
  // While another text is searched, what was found for the last one is narrowed.
  const rows = mergeNewestFirst(found.items, newest).filter((item) => matchesSearch(item, words))
  return (
    <section aria-labelledby={titleId}>
      <h2 className={sectionStyles.title} id={titleId}>
        {deskInboxMessages.resultsTitle}
      </h2>
      <div className={sectionStyles.summary}>
        <p role="status">{describeSearch(state, rows.length, found.isComplete)}</p>
        {state === 'failed' ? <ListButton onClick={retry}>{deskInboxMessages.tryAgain}</ListButton> : null}
      </div>
      {rows.length > 0 ? (
        <ul className={pageStyles.rows} aria-labelledby={titleId}>
          {rows.map((item) => (
            <li key={item.id}>
              <SearchResultRow item={item} words={words} now={now} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function describeSearch(state: SearchState, count: number, isComplete: boolean): string {
  if (state === 'searching') return deskInboxMessages.searching
  if (state === 'failed') return deskInboxMessages.searchFailed
  if (isComplete) return count > 0 ? deskInboxMessages.formatFound(count) : deskInboxMessages.noMatches
  return count > 0 ? deskInboxMessages.formatNewestFound(count) : deskInboxMessages.noNewMatches
}

type SearchResultRowProps = { item: SentItem; words: readonly string[]; now: number }

/**
 * A row of the search results, with the line in which a word was found, or else how to reach the sender. It shows no status,
 * because the status may have changed since the search read it.
 */
function SearchResultRow({ item, words, now }: SearchResultRowProps) {
  const { kind, id, createdAt, sender } = item
  const { name, email, phone, whatsapp } = sender
  const contacts = [...new Set([phone, whatsapp, email])].filter((contact) => contact !== '')
  return (
    <RowLink itemKey={{ kind, id }}>
      <span className={styles.line}>
        <strong className={styles.name}>{name || deskInboxMessages.noName}</strong>{' '}
        <span className={styles.reference}>{formatReference(id)}</span>
      </span>{' '}
      <span className={styles.summary}>
        {getFirstWords(findMatchingLine(item, words)) || contacts.join(' · ')}
      </span>{' '}
      <span className={styles.details}>
        {kind === 'requests' ? deskInboxMessages.requestWord : deskInboxMessages.enquiryWord}{' '}
        {deskInboxMessages.sentWord} <span>{formatDeskTime(createdAt, now)}</span>
      </span>
    </RowLink>
  )
}

// A pause in typing: each search reads from the database.
const pauseMs = 300

type SearchState = 'searching' | 'found' | 'failed'

/** The last search that has ended: of which text, and what it has found. */
type EndedSearch = { text: string; found: FoundItems; state: Exclude<SearchState, 'searching'> }

const nothingFound: FoundItems = { items: [], isComplete: true }

/** Searches for a text once nothing has been typed for a moment. `found` is of the last search that has ended. */
function useItemSearch(text: string): { found: FoundItems; state: SearchState; retry: () => void } {
  const { searchItems } = useStaff()
  const [ended, setEnded] = useState<EndedSearch | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isOutdated = false
    const end = (search: EndedSearch) => {
      if (!isOutdated) setEnded(search)
    }
    const timer = setTimeout(() => {
      searchItems(text).then(
        (found) => end({ text, found, state: 'found' }),
        () => end({ text, found: nothingFound, state: 'failed' }),
      )
    }, pauseMs)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [text, searchItems, attempt])
  const retry = () => {
    setEnded(null)
    setAttempt(attempt + 1)
  }
  const state = ended?.text === text ? ended.state : 'searching'
  return { found: ended?.found ?? nothingFound, state, retry }
}

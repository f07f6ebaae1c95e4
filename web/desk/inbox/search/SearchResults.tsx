import {
  useDeferredValue,
  useId,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import { ListButton } from '../list/ListButton'
import { describeSearch } from './describeSearch'
import {
  type SearchableSentItem,
  createSentItemMatcher,
  toReferenceQuery,
} from '../../../../domain/sent-items/searchSentItems'
import { formatReference } from '../../../../domain/sent-items/submissionId'
import { formatDeskTime } from '../list/formatDeskTime'
import { RowLink } from '../list/RowLink'
import type { StaffServices } from '../../../data/desk/StaffServices'
import type { SearchIndexState } from '../../../data/desk/searchIndex'
import { useStaff } from '../../../data/desk/DeskServices'
import pageStyles from '../list/InboxPage.module.css'
import sectionStyles from '../list/InboxList.module.css'
import styles from '../list/Row.module.css'

const maxRows = 50

export function SearchResults({ text, now }: { text: string; now: number }) {
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
function SearchResultRow({ item, now }: { item: SearchableSentItem; now: number }) {
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

// A pause in typing: a reference that is typed or pasted is then looked up alone, without reading the other items.
const pauseMs = 300

/** What a search has found so far, newest first. `searchedCount` is the number of items that it has looked at. */
type ItemSearch = {
  found: SearchableSentItem[]
  searchedCount: number
  status: SearchIndexState['status']
  retry: () => void
}

/** Searches all items for a text: first by its reference, which costs few reads, then through the search index. */
function useItemSearch(text: string): ItemSearch {
  const { searchIndex, fetchItemsByReference } = useStaff()
  const settledText = useSettledText(text)
  const index = useSyncExternalStore(searchIndex.subscribe, searchIndex.getState)
  const [byReference, setByReference] = useState<readonly SearchableSentItem[]>([])
  const [hasLoaded, setHasLoaded] = useState(false)
  const retry = () => {
    setHasLoaded(true)
    void searchIndex.load()
  }
  const handleReferenceItems = useEffectEvent((items: readonly SearchableSentItem[]) => {
    setByReference(items)
    if (items.length === 0 && !hasLoaded) retry()
  })
  useEffect(() => {
    let isOutdated = false
    void findByReference(settledText, fetchItemsByReference).then((items) => {
      if (!isOutdated) handleReferenceItems(items)
    })
    return () => {
      isOutdated = true
    }
  }, [settledText, fetchItemsByReference])
  const found = useMemo(() => findItems(text, byReference, index.items), [text, byReference, index.items])
  const isFoundByReference = found.some(({ id }) => byReference.some((item) => item.id === id))
  const status = isFoundByReference && !hasLoaded ? 'complete' : index.status
  return { found, searchedCount: index.items.length, status, retry }
}

/** The items with this reference; none if the text cannot be one, or without a connection: the index then says so. */
async function findByReference(
  text: string,
  fetchItemsByReference: StaffServices['fetchItemsByReference'],
): Promise<SearchableSentItem[]> {
  const reference = toReferenceQuery(text)
  return reference === null ? [] : fetchItemsByReference(reference).catch(() => [])
}

function findItems(
  text: string,
  byReference: readonly SearchableSentItem[],
  indexed: readonly SearchableSentItem[],
): SearchableSentItem[] {
  const matches = createSentItemMatcher(text)
  if (!matches) return []
  const itemsById = new Map([...byReference, ...indexed].filter(matches).map((item) => [item.id, item]))
  return [...itemsById.values()].sort(
    (first, second) => second.createdAt.getTime() - first.createdAt.getTime(),
  )
}

/** Debounces a text: returns it once it has not changed for a moment. */
function useSettledText(text: string): string {
  const [settledText, setSettledText] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settledText
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { InboxCursor } from '../../../data/desk/inboxCursor'
import type { InboxPageSnapshot } from '../../../data/desk/useInboxPage'
import type { InboxFilter, InboxSection } from '../../../../domain/sent-items/inboxFilter'
import { useStaff } from '../../../data/desk/DeskServices'
import { useSharedState } from '../../staff/SharedStateContext'
import { ItemRow } from './ItemRow'
import { copyText } from '../../../browser/copyText'
import type { SentItemKey } from '../../../../domain/sent-items/sentItem'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import styles from './InboxPage.module.css'
import desk from '../../ui/desk.module.css'

/** What a section must know of one of its pages. */
export type PageReport = Pick<InboxPageSnapshot, 'documentCount' | 'nextFrom' | 'isCurrent'> & {
  rowCount: number
  /** False while the rows may be a part of the page, from Firestore's local cache. */
  isSettled: boolean
}

type Props = {
  filter: InboxFilter
  section: InboxSection
  from: InboxCursor | null
  to: InboxCursor | null
  maxItems: number
  now: number
  labelledBy: string
  onReport: (report: PageReport) => void
}

export function InboxPage({ from, to, now, labelledBy, onReport, ...query }: Props) {
  const { staff, useInboxPage } = useStaff()
  const page = useInboxPage({ ...query, range: { from, to }, staffUid: staff.uid })
  const isSettled = useIsSettled(page)
  const list = useRef<HTMLUListElement>(null)
  const report = useEffectEvent(onReport)
  useEffect(() => {
    if (page) report({ ...page, rowCount: page.rows.length, isSettled })
  }, [page, isSettled])
  const isLaterPage = from !== null
  const hasRows = page !== null && isSettled && page.rows.length > 0
  useEffect(() => {
    // The pressed button has made room for the rows: without this, the focus would be lost with it.
    if (isLaterPage && hasRows && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[data-inbox-row]')?.focus()
  }, [isLaterPage, hasRows])
  if (!hasRows) return null
  return (
    <ul className={styles.rows} aria-labelledby={labelledBy} ref={list}>
      {page.rows.map(({ key, sentItem }) => (
        <li key={key.id}>
          {sentItem ? <ItemRow sentItem={sentItem} now={now} /> : <MalformedRow itemKey={key} />}
        </li>
      ))}
    </ul>
  )
}

/** Whether the server has answered once, or does not answer: rows from the cache are then all that there is. */
function useIsSettled(page: InboxPageSnapshot | null): boolean {
  const { state } = useSharedState().connection
  const [wasCurrent, setWasCurrent] = useState(false)
  if (page?.isCurrent && !wasCurrent) setWasCurrent(true)
  return wasCurrent || state === 'connecting' || state === 'offline'
}

/** The row of an item whose document cannot be parsed: its id, for whoever mends the document. */
function MalformedRow({ itemKey: { kind, id } }: { itemKey: SentItemKey }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => setIsCopied(await copyText(`${kind}/${id}`))
  return (
    <div className={`${desk.hint} ${styles.row}`}>
      <span className={styles.text}>
        {deskInboxMessages.malformedText} {id}
      </span>
      <button className={styles.copy} type="button" data-inbox-row={id} onClick={() => void copy()}>
        {isCopied ? deskInboxMessages.copied : deskInboxMessages.copyLabel}
      </button>
    </div>
  )
}

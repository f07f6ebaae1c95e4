import { useRef, type RefObject, useEffect } from 'react'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { deskInboxMessages } from '../../../domain/messages/desk/inbox'
import { ItemPane } from '../item/ItemPane'
import { ListPane } from './ListPane'
import { DeskErrorBoundary } from '../DeskErrorFallback'
import { useDeskPageMetadata } from '../useDeskPageMetadata'
import { useLocation } from 'react-router-dom'
import { Icon } from '../../ui/Icon'
import { backIcon, leafIcon } from '../../ui/icons'
import { Link } from '../../ui/Link'
import { isOpenedFromList } from './list/RowLink'
import { useInboxAddress } from './useInboxAddress'
import desk from '../ui/desk.module.css'
import styles from './InboxScreen.module.css'

/** The inbox and the item that is open: beside each other on a wide screen, else one of them. */
export function InboxScreen({ openItem }: { openItem: SentItemKey | null }) {
  useDeskPageMetadata(deskInboxMessages.inboxTitle)
  const itemPane = useRef<HTMLElement>(null)
  useItemFocus(openItem?.id ?? null, itemPane)
  return (
    <div className={styles.screen} data-has-open-item={openItem !== null}>
      <section className={styles.list} aria-labelledby="inbox-title">
        <DeskErrorBoundary>
          <ListPane />
        </DeskErrorBoundary>
      </section>
      <section className={styles.item} aria-label={deskInboxMessages.itemLabel} tabIndex={-1} ref={itemPane}>
        {openItem ? (
          <>
            <BackToInbox />
            <DeskErrorBoundary key={openItem.id} what={deskInboxMessages.itemName}>
              <ItemPane itemKey={openItem} />
            </DeskErrorBoundary>
          </>
        ) : (
          <NoItemOpen />
        )}
      </section>
    </div>
  )
}

function BackToInbox() {
  const { getItemAddress } = useInboxAddress()
  const { state } = useLocation() as { state: unknown }
  return (
    <Link
      className={`${desk.back} ${styles.back} ${desk.screenOnly}`}
      to={getItemAddress(null)}
      stepsBack={isOpenedFromList(state) ? 1 : 0}
    >
      <Icon pathData={backIcon} />
      <span className={desk.hiddenOnPhone}>{deskInboxMessages.backToInbox}</span>
    </Link>
  )
}

function NoItemOpen() {
  return (
    <div className={styles.pane}>
      <span className={styles.badge}>
        <Icon pathData={leafIcon} size="large" />
      </span>
      <p className={styles.title}>{deskInboxMessages.chooseItem}</p>
      <p>
        {deskInboxMessages.keysBefore} <kbd>{deskInboxMessages.nextKeyName}</kbd> {deskInboxMessages.keysAnd}{' '}
        <kbd>{deskInboxMessages.openKeyName}</kbd> {deskInboxMessages.keysAfter} <kbd>?</kbd>{' '}
        {deskInboxMessages.keysEnd}
      </p>
    </div>
  )
}

const headingSelector = 'h1, h2'

/** Moves the focus to an opened item's heading, and back to its row when it is closed. */
function useItemFocus(openId: string | null, itemPane: RefObject<HTMLElement | null>): void {
  const lastId = useRef(openId)
  useEffect(() => {
    const previousId = lastId.current
    lastId.current = openId
    if (previousId === openId || !itemPane.current) return undefined
    if (openId !== null) return focusHeadingOnceThere(itemPane.current)
    focusRow(previousId ?? '')
    return undefined
  }, [openId, itemPane])
}

function focusRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`[data-inbox-row="${id}"]`)
  if (row) row.focus()
  else document.getElementById('inbox-title')?.focus()
}

/** Focuses the heading once it is there, until the focus is elsewhere. Returns a function that ends this. */
function focusHeadingOnceThere(itemPane: HTMLElement): () => void {
  itemPane.scrollTop = 0
  if (!focusHeading(itemPane)) itemPane.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    if (activeElement === itemPane || activeElement === document.body) focusHeading(itemPane)
    else if (!activeElement?.matches(headingSelector)) observer.disconnect()
  })
  observer.observe(itemPane, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function focusHeading(itemPane: HTMLElement): boolean {
  const heading = itemPane.querySelector<HTMLElement>(headingSelector)
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}

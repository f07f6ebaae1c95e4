import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { routePaths } from '../../../domain/site/routePaths'
import type { OutboxItem } from '../../../domain/sending/outboxItem'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { outboxMessages } from '../../../domain/messages/outbox'
import { selectAuth } from '../../state/authSlice'
import { selectIsListReady } from '../../state/listSyncStatus'
import { useShopSelector } from '../../state/storeHooks'
import { Link } from '../../ui/Link'
import { showToast } from '../../ui/toasts/showToast'
import styles from './OutboxList.module.css'
import { useOutboxDelivery } from './outboxDelivery'
import { useOutbox } from './useOutbox'

// The outbox banner is hidden on these pages, because they show the outbox items themselves.
const outboxPaths: readonly string[] = [routePaths.request, routePaths.contact, routePaths.myRequests]

/** Sends the outbox items from any page, and shows a banner if some are not sent yet. */
export function OutboxBanner() {
  const { userID } = useShopSelector(selectAuth)
  const delivery = useOutboxDelivery()
  const { ownItems, otherAccountCount } = useOutbox()
  const isListReady = useShopSelector(selectIsListReady)
  const { pathname } = useLocation()
  const isShown = !outboxPaths.includes(pathname)
  useEffect(() => {
    delivery.start()
    if (delivery.outbox.removeMalformed() > 0) showToast('info', outboxMessages.unreadableOutboxMessage)
    if (delivery.outbox.hasLaterEntries()) showToast('info', outboxMessages.laterOutboxMessage)
    // Again after each sign-in, as the outbox may have items of this account, and after the first sync of its order list.
    void delivery.sendPending()
  }, [userID, isListReady, delivery])
  useSentToasts(ownItems, { isSentShown: !isShown, isTakenShown: pathname === routePaths.request })
  const unsentItems = ownItems.filter(({ delivery }) => delivery.is !== 'sent')
  if (!isShown || unsentItems.length + otherAccountCount === 0) return null
  return (
    <aside className={styles.banner} data-above-list-bar aria-label={outboxMessages.unsentLabel}>
      <p>
        {unsentItems.length > 0
          ? formatUnsentSummary(unsentItems)
          : outboxMessages.formatOtherAccountItems(otherAccountCount)}
      </p>
      {unsentItems.length > 0 ? (
        <Link className={styles.link} to={getFormPath(unsentItems)}>
          {outboxMessages.showUnsentItems}
        </Link>
      ) : null}
    </aside>
  )
}

function formatUnsentSummary(unsentItems: readonly OutboxItem[]): string {
  const refusedItems = unsentItems.filter(({ delivery }) => delivery.is === 'refused')
  if (refusedItems.length > 0) return outboxMessages.formatRefused(formatItemCount(refusedItems))
  return outboxMessages.formatWaiting(formatItemCount(unsentItems).toLowerCase())
}

function formatItemCount([first, ...rest]: readonly OutboxItem[]): string {
  if (rest.length > 0) return outboxMessages.formatSeveralItems(rest.length + 1)
  return outboxMessages.formatOneItem(
    first ? outboxMessages.submissionNouns[first.submission.kind] : 'message',
  )
}

function getFormPath([first]: readonly OutboxItem[]): string {
  return first?.submission.kind === 'enquiries' ? routePaths.contact : routePaths.request
}

/** Shows a toast when an outbox item was sent, and when it left the order list, unless the current page shows it. */
function useSentToasts(
  ownItems: readonly OutboxItem[],
  page: { isSentShown: boolean; isTakenShown: boolean },
) {
  const previousItems = useRef<readonly OutboxItem[]>([])
  const notify = useEffectEvent((before: OutboxItem, { submission, delivery, orderList }: OutboxItem) => {
    const isJustTaken = orderList?.isTaken && !before.orderList?.isTaken
    if (isJustTaken && !page.isTakenShown) showToast('info', outboxMessages.takenListMessage)
    if (page.isSentShown || before.delivery.is !== 'waiting' || delivery.is !== 'sent') return
    showToast(
      'success',
      outboxMessages.formatSentToast(
        outboxMessages.submissionNouns[submission.kind],
        formatReference(submission.id),
      ),
    )
  })
  useEffect(() => {
    for (const item of ownItems) {
      const before = previousItems.current.find(({ submission: { id } }) => id === item.submission.id)
      if (before) notify(before, item)
    }
    previousItems.current = ownItems
  }, [ownItems])
}

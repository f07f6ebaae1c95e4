import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { routePaths } from '../../../domain/site/routePaths'
import type { OutboxItem } from '../../../domain/sending/outboxItem'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { outboxMessages } from '../../../domain/messages/outbox'
import { selectAuth } from '../../state/authSlice'
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
  const isShown = !outboxPaths.includes(useLocation().pathname)
  useEffect(() => {
    delivery.start()
    if (delivery.outbox.removeMalformed() > 0) showToast('info', outboxMessages.unreadableOutboxMessage)
    if (delivery.outbox.hasLaterEntries()) showToast('info', outboxMessages.laterOutboxMessage)
    // Send again after each sign-in: the outbox may contain items of the account that has just signed in.
    void delivery.sendPending()
  }, [userID, delivery])
  useSentToasts(ownItems, isShown)
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

/** Shows a toast for each outbox item that has been sent, unless the current page shows the outbox items. */
function useSentToasts(ownItems: readonly OutboxItem[], isShown: boolean) {
  const waitingIds = useRef<readonly string[]>([])
  const notify = useEffectEvent(({ submission }: OutboxItem) => {
    if (!isShown) return
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
      if (item.delivery.is === 'sent' && waitingIds.current.includes(item.submission.id)) notify(item)
    }
    waitingIds.current = ownItems
      .filter(({ delivery }) => delivery.is === 'waiting')
      .map(({ submission }) => submission.id)
  }, [ownItems])
}

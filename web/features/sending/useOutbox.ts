import { useSyncExternalStore } from 'react'
import { isOwnItem, type OutboxItem } from '../../domain/sending/outboxItem'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { outbox } from '../../state/browserOutbox'

const emptyOutbox: readonly OutboxItem[] = []

/** The visitor's own items, and the number of unsent items of other accounts; empty on the prerendered page. */
export function useOutbox() {
  const { userID } = useShopSelector(selectAuth)
  const items = useSyncExternalStore(outbox.subscribe, outbox.read, () => emptyOutbox)
  const ownItems = items.filter((item) => isOwnItem(userID, item))
  const otherAccountCount = items.filter(
    (item) => !isOwnItem(userID, item) && item.standing.is !== 'sent',
  ).length
  return { ownItems, otherAccountCount }
}

/** What the sender is doing with each item, by the submission's id. */
export function useOutboxSendingStates() {
  return useSyncExternalStore(outbox.subscribe, outbox.activities, outbox.activities)
}

/** Whether the browser has stored the outbox, so that it survives closing the page. */
export function useIsOutboxPersisted() {
  return useSyncExternalStore(outbox.subscribe, outbox.isPersisted, () => true)
}

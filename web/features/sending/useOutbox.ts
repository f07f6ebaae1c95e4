import { useSyncExternalStore } from 'react'
import { isOwnItem, type OutboxItem } from '../../../domain/sending/outboxItem'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { useShopServices } from '../../data/ShopServices'
import { getOutbox } from '../../state/browserOutbox'

const emptyOutbox: readonly OutboxItem[] = []

/** The visitor's outbox items, and the number of other accounts' unsent ones; none on a prerendered page. */
export function useOutbox() {
  const outbox = useBrowserOutbox()
  const { userID } = useShopSelector(selectAuth)
  const items = useSyncExternalStore(outbox.subscribe, outbox.read, () => emptyOutbox)
  const ownItems = items.filter((item) => isOwnItem(userID, item))
  const otherAccountCount = items.filter(
    (item) => !isOwnItem(userID, item) && item.delivery.is !== 'sent',
  ).length
  return { ownItems, otherAccountCount }
}

/** The current sending state of each outbox item, as a map with submission ids as keys. */
export function useOutboxSendingStates() {
  const outbox = useBrowserOutbox()
  return useSyncExternalStore(outbox.subscribe, outbox.activities, outbox.activities)
}

/** Whether the browser has stored the outbox, so that it survives closing the page. */
export function useIsOutboxPersisted() {
  const outbox = useBrowserOutbox()
  return useSyncExternalStore(outbox.subscribe, outbox.isPersisted, () => true)
}

function useBrowserOutbox() {
  return getOutbox(useShopServices().storage)
}

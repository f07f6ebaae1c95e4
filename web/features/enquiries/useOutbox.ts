import { useSyncExternalStore } from 'react'
import { isOf, type OutboxItem } from '../../domain/outbox'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/hooks'
import { outbox } from '../../state/ownOutbox'

const nothing: readonly OutboxItem[] = []

/** What this visitor has in the outbox, what is happening to it, and how much of another account waits there. */
export function useOutbox() {
  const { userID } = useShopSelector(selectAuth)
  // A page that is drawn in advance knows nothing of this visitor.
  const items = useSyncExternalStore(outbox.subscribe, outbox.read, () => nothing)
  const activities = useSyncExternalStore(outbox.subscribe, outbox.activities, outbox.activities)
  const isKept = useSyncExternalStore(outbox.subscribe, outbox.isKept, () => true)
  const own = items.filter((item) => isOf(userID, item))
  const ofOthers = items.filter((item) => !isOf(userID, item) && item.standing.is !== 'sent').length
  return { own, ofOthers, activities, isKept }
}

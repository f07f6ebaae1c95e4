import { type SentItemsSnapshot, useSentItems } from '../../data/live/useSentItems'
import { sortNewestFirst } from '../../../domain/sent-items/sentItem'

/**
 * Subscribes to everything that a sender has sent, requests and enquiries in one list. Returns null until both have
 * loaded.
 */
export function useOwnSentItems(senderUid: string): SentItemsSnapshot | null {
  const requests = useSentItems('requests', senderUid)
  const enquiries = useSentItems('enquiries', senderUid)
  if (!requests || !enquiries) return null
  return {
    sentItems: sortNewestFirst([...requests.sentItems, ...enquiries.sentItems]),
    unreadable: [...requests.unreadable, ...enquiries.unreadable],
    isCurrent: requests.isCurrent && enquiries.isCurrent,
    isFull: requests.isFull || enquiries.isFull,
  }
}

/** Whether the snapshot contains no documents, neither readable nor unreadable ones. */
export function isEmptySnapshot({ sentItems, unreadable }: SentItemsSnapshot): boolean {
  return sentItems.length + unreadable.length === 0
}

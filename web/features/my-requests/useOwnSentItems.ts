import { type SentItemsSnapshot, useSentItems } from '../../data/useSentItems'
import { sortNewestFirst } from '../../domain/sent-items/sentItem'

/** Follows what a sender sent, requests and enquiries in one list; null until both are known. */
export function useOwnSentItems(senderUid: string): SentItemsSnapshot | null {
  const requests = useSentItems('requests', { senderUid })
  const enquiries = useSentItems('enquiries', { senderUid })
  if (!requests || !enquiries) return null
  return {
    sentItems: sortNewestFirst([...requests.sentItems, ...enquiries.sentItems]),
    unreadable: [...requests.unreadable, ...enquiries.unreadable],
    isCurrent: requests.isCurrent && enquiries.isCurrent,
    isFull: requests.isFull || enquiries.isFull,
  }
}

/** Whether the snapshot holds no document at all. */
export function isEmptySnapshot({ sentItems, unreadable }: SentItemsSnapshot): boolean {
  return sentItems.length + unreadable.length === 0
}

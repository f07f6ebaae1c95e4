import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { listContactKeys } from '../../../domain/sent-items/contactKeys'
import { type SentItem, type SentItemKind, mergeNewestFirst } from '../../../domain/sent-items/sentItem'
import { useKnownDocuments } from '../live/liveQueries'
import { parseDocuments } from './fetchSentItems'
import { createSentItemQuery, newestFirst, type SentItemQuery } from './inboxQueries'

/** Whose items to return; those of all senders if both fields are missing. */
type Senders = Pick<SentItemQuery, 'senderUid' | 'contactKeys'>

/** Returns the newest items, newest first; `maxItems` limits each kind. */
export function useNewestSentItems(maxItems: number): SentItem[] | null {
  const requests = useNewestOfKind('requests', maxItems, {})
  const enquiries = useNewestOfKind('enquiries', maxItems, {})
  return requests && enquiries && mergeNewestFirst(requests, enquiries)
}

/**
 * Returns the other items of the same sender, newest first: those of the same account, or with the same phone number or
 * e-mail address. `maxItems` limits each kind.
 */
export function useItemsOfSameSender(item: SentItem, maxItems: number): SentItem[] | null {
  const requests = useItemsOfKind('requests', maxItems, item)
  const enquiries = useItemsOfKind('enquiries', maxItems, item)
  return requests && enquiries && mergeNewestFirst(requests, enquiries)
}

function useItemsOfKind(kind: SentItemKind, maxItems: number, { id, senderUid, sender }: SentItem) {
  const contactKeys = listContactKeys(sender)
  const ofAccount = useNewestOfKind(kind, maxItems, { senderUid })
  // Without a valid number or address, both hooks get the same query, and reactfire shares one listener between them.
  const ofContact = useNewestOfKind(kind, maxItems, contactKeys.length > 0 ? { contactKeys } : { senderUid })
  if (!ofAccount || !ofContact) return null
  return mergeNewestFirst(ofAccount, ofContact)
    .filter((found) => found.id !== id)
    .slice(0, maxItems)
}

function useNewestOfKind(
  kind: SentItemKind,
  maxItems: number,
  { senderUid, contactKeys }: Senders,
): SentItem[] | null {
  const firestore = useFirestore()
  const keys = contactKeys?.join(' ')
  const query = useMemo(
    () =>
      createSentItemQuery(firestore, {
        kind,
        ...(senderUid !== undefined && { senderUid }),
        ...(keys !== undefined && { contactKeys: keys.split(' ') }),
        ...newestFirst,
        limit: maxItems,
      }),
    [firestore, kind, maxItems, senderUid, keys],
  )
  const items = useKnownDocuments(query)
  return items && parseDocuments(kind, items.docs)
}

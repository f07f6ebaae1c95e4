import {
  collection,
  type DocumentData,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
  where,
} from 'firebase/firestore'
import { useFirestore, useFirestoreCollection, useUser } from 'reactfire'
import { listBounds } from '../domain/pace'
import { newestFirst, readSent, type Sent, type SentKind } from '../domain/sentRecord'
import { collections } from './collections'

/** Who has sent from this session: nobody where it has no account, not even an anonymous one. */
export type Sender = { uid: string; isGuest: boolean } | 'nobody' | 'unknown yet'

/** Who looks at this page, by the session of the provider above. */
export function useSender(): Sender {
  const { status, data: user } = useUser()
  if (status !== 'success') return 'unknown yet'
  return user ? { uid: user.uid, isGuest: user.isAnonymous } : 'nobody'
}

/** What a sender sent, as far as it is known. */
export type SentSoFar = {
  /** Newest first. */
  sent: Sent[]
  /** How many there are that make no sense. */
  unreadable: number
  /** Whether the database confirmed it a moment ago: without a connection it cannot. */
  isCurrent: boolean
  /** Whether there may be older ones that are not among these. */
  isFull: boolean
}

/** Follows what a sender sent, live; nothing before the first answer. Throws when the database refuses. */
export function useSentBy(uid: string): SentSoFar | null {
  const requests = useNewest('requests', uid)
  const enquiries = useNewest('enquiries', uid)
  if (!requests || !enquiries) return null
  const both = [...requests.sent, ...enquiries.sent]
  return {
    sent: newestFirst(both.filter((one) => one !== null)),
    unreadable: both.filter((one) => one === null).length,
    isCurrent: requests.isCurrent && enquiries.isCurrent,
    isFull: requests.isFull || enquiries.isFull,
  }
}

function useNewest(kind: SentKind, uid: string) {
  const newest = query(
    collection(useFirestore(), collections[kind]),
    where('uid', '==', uid),
    orderBy('createdAt', 'desc'),
    limit(listBounds.sender),
  )
  const { status, data } = useFirestoreCollection(newest)
  return status === 'success' ? readAll(kind, data) : null
}

function readAll(kind: SentKind, { docs, metadata }: QuerySnapshot) {
  return {
    sent: docs.map((one) => readSent(kind, one.id, fieldsIn(one))),
    isCurrent: !metadata.fromCache,
    isFull: docs.length === listBounds.sender,
  }
}

/** A document's fields, its times as dates. */
function fieldsIn(one: QueryDocumentSnapshot): DocumentData {
  const fields = Object.entries(one.data())
  return Object.fromEntries(
    fields.map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  )
}

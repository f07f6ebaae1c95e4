import type { Firestore } from 'firebase-admin/firestore'
import { createDigest, type Digest } from '../../domain/digest/digest'
import type { Calendar } from '../../domain/opening-hours/calendar'
import { type SentItem, type SentItemKind, sentItemKinds } from '../../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../../domain/sent-items/sentItemLimits'
import { isSenderRemoved, parseSentItemFields } from '../sent-items/readSentItem'

/** Reads what waits for a reply, of each kind the 100 that wait longest. */
export async function readDigest(firestore: Firestore, now: number, calendar: Calendar): Promise<Digest> {
  const found = await Promise.all(sentItemKinds.map((kind) => readLongestWaiting(firestore, kind)))
  const items = found
    .flat()
    .filter((item): item is SentItem => item !== null && !isSenderRemoved(item))
    .toSorted((first, second) => first.createdAt.getTime() - second.createdAt.getTime())
  const isComplete = found.every((ofKind) => ofKind.length < maxDocumentsPerQuery.staff)
  return createDigest(items, { now, calendar, isComplete })
}

async function readLongestWaiting(firestore: Firestore, kind: SentItemKind): Promise<(SentItem | null)[]> {
  const { docs } = await firestore
    .collection(kind)
    .where('status', '==', 'new')
    .orderBy('createdAt')
    .limit(maxDocumentsPerQuery.staff)
    .get()
  return docs.map((document) => parseSentItemFields({ kind, id: document.id }, document.data()))
}

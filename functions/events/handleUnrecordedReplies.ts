import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { error as logError, warn as logWarning } from 'firebase-functions/logger'
import { isSentItemKind, type SentItemKey } from '../../domain/sent-items/sentItem'
import { getFigureEntryDocument, parseRecorded } from '../figures/figureEntry'
import type { Services } from '../services'
import { onReplyCreated } from './onSentItemWritten'
import { getRecordedName } from './recordReply'

type StoredReply = { key: SentItemKey; document: QueryDocumentSnapshot }

/**
 * Does for these stored replies what their events should have done. Returns those that failed, in their order, after it
 * has tried all.
 */
export async function handleUnrecordedReplies(
  services: Services,
  documents: readonly QueryDocumentSnapshot[],
): Promise<QueryDocumentSnapshot[]> {
  const unrecorded = await findUnrecorded(services, documents)
  if (unrecorded.length > 0)
    logWarning('Replies that no event has told of are handled', { count: unrecorded.length })
  const failed: QueryDocumentSnapshot[] = []
  // One after the other: replies to one item change the same documents.
  for (const reply of unrecorded) if (!(await tryReply(services, reply))) failed.push(reply.document)
  return failed
}

async function findUnrecorded(
  { firestore }: Services,
  documents: readonly QueryDocumentSnapshot[],
): Promise<StoredReply[]> {
  const replies = documents.flatMap((document): StoredReply[] => {
    const item = document.ref.parent.parent
    const kind = item?.parent.id
    return item && isSentItemKind(kind) ? [{ key: { kind, id: item.id }, document }] : []
  })
  if (replies.length === 0) return []
  const entries = await firestore.getAll(...replies.map(({ key }) => getFigureEntryDocument(firestore, key)))
  return replies.filter(({ document }, index) => {
    const entry = entries[index]
    return entry !== undefined && !parseRecorded(entry).includes(getRecordedName('sent', document.id))
  })
}

async function tryReply(services: Services, { key, document }: StoredReply): Promise<boolean> {
  try {
    await onReplyCreated(services, key, document.id)
    return true
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    logError('A reply that no event has told of failed again', { ...key, replyId: document.id, name })
    return false
  }
}

import { isDeepStrictEqual } from 'node:util'
import type { Firestore } from 'firebase-admin/firestore'
import type { Reply } from '../../domain/conversation/reply'
import { listContactKeys } from '../../domain/sent-items/contactKeys'
import { listSearchWords } from '../../domain/sent-items/searchWords'
import type { SentItem, SentItemKey } from '../../domain/sent-items/sentItem'
import { parseReplies, queryNewestReplies } from './readReplies'
import { isSenderRemoved, parseSentItemFields } from './readSentItem'

type StoredFields = Readonly<Record<string, unknown>>

/**
 * Updates the search fields of a sent item to its current content. It writes only changes, so that the event of this
 * write causes no other. An item whose sender was removed gets nothing: the words would be those of a person who asked to
 * be forgotten.
 */
export async function updateSearchFields(firestore: Firestore, key: SentItemKey): Promise<void> {
  const document = firestore.collection(key.kind).doc(key.id)
  await firestore.runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data()
    const item = parseSentItemFields(key, stored)
    if (!item || !stored || isSenderRemoved(item)) return
    const replies = hasReplies(item) ? parseReplies(await transaction.get(queryNewestReplies(document))) : []
    const fields = { ...toSearchFields(item, replies), ...toWaitingFields(item, stored) }
    if (!isStored(fields, stored)) transaction.update(document, fields)
  })
}

/** Whether an item may have replies, so that only then they are read. */
function hasReplies({ answer, promisedAt, waitingSince, createdAt }: SentItem): boolean {
  return answer !== null || promisedAt !== null || waitingSince > createdAt
}

/** Whether the stored search fields of an item are up to date. Its replies are not read: their words come last. */
export function hasSearchFields(item: SentItem, stored: StoredFields): boolean {
  if (isSenderRemoved(item)) return true
  const { searchWords, ...fields } = { ...toSearchFields(item), ...toWaitingFields(item, stored) }
  const storedWords = Array.isArray(stored.searchWords) ? stored.searchWords.slice(0, searchWords.length) : []
  return isStored(fields, stored) && isDeepStrictEqual(storedWords, searchWords)
}

function isStored(fields: StoredFields, stored: StoredFields): boolean {
  return Object.entries(fields).every(([name, value]) => isDeepStrictEqual(stored[name], value))
}

// The inbox is sorted by this time. A page of the release before sends none.
function toWaitingFields({ createdAt }: SentItem, { waitingSince }: StoredFields) {
  return waitingSince === undefined ? { waitingSince: createdAt } : {}
}

/** The fields that the desk finds a sent item by. */
export function toSearchFields(item: SentItem, replies: readonly Reply[] = []) {
  const { numbers = {} } = item.sender
  return {
    contactKeys: listContactKeys(item.sender),
    searchWords: listSearchWords(item, replies),
    ...(Object.keys(numbers).length > 0 && { numbers }),
  }
}

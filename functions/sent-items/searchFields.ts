import { isDeepStrictEqual } from 'node:util'
import type { Firestore } from 'firebase-admin/firestore'
import { listContactKeys } from '../../domain/sent-items/contactKeys'
import { listSearchWords } from '../../domain/sent-items/searchWords'
import type { SentItem, SentItemKey } from '../../domain/sent-items/sentItem'
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
    if (item && stored && !hasSearchFields(item, stored)) transaction.update(document, toSearchFields(item))
  })
}

/** Whether the stored search fields of an item are up to date. */
export function hasSearchFields(item: SentItem, { contactKeys, searchWords }: StoredFields): boolean {
  return isSenderRemoved(item) || isDeepStrictEqual({ contactKeys, searchWords }, toSearchFields(item))
}

/** The fields that the desk finds a sent item by. */
export function toSearchFields(item: SentItem) {
  return { contactKeys: listContactKeys(item.sender), searchWords: listSearchWords(item) }
}

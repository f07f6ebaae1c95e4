import { type Firestore, runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore'
import { areSameInputs } from '../../../../domain/catalogue/editing/mergeProductInputs'
import type { Editor } from '../../../../domain/validation/editor'
import { type DraftFields, toProductInput } from '../../../../domain/catalogue/editing/productInput'
import {
  type ExpectedTimes,
  isAsExpected,
  type StoredState,
} from '../../../../domain/catalogue/editing/storedState'
import { deskStaffLogMessages } from '../../../../domain/messages/desk/staffLog'
import { createDocumentId } from '../../sending/createDocumentId'
import { addLogEntry } from '../staffLog'
import { repeatIfRefused, reportOutcome } from '../writeStaffAction'
import { type CatalogueWriteOutcome, getDraftReference, readStoredState } from './catalogueDocuments'

export type DraftWrite = { productId: string; fields: DraftFields; expected: ExpectedTimes; by: Editor }

/** Saves a product's draft, unless a colleague saved or published another meanwhile. Never rejects. */
export function saveDraft(
  firestore: Firestore,
  { productId, fields, expected, by }: DraftWrite,
): Promise<CatalogueWriteOutcome> {
  return reportOutcome(
    runTransaction(firestore, async (transaction): Promise<CatalogueWriteOutcome> => {
      const stored = await readStoredState(firestore, transaction, productId)
      // A repeated attempt finds its own draft.
      if (isSavedBy(stored, fields, by)) return { kind: 'written' }
      if (!isAsExpected(stored, expected)) return { kind: 'conflict', stored }
      setDraft(firestore, transaction, { productId, fields, by })
      return { kind: 'written' }
    }),
  )
}

/** Deletes a product's draft and logs that, unless a colleague saved another meanwhile. Never rejects. */
export function deleteDraft(
  firestore: Firestore,
  { productId, expected, by }: Omit<DraftWrite, 'fields'>,
): Promise<CatalogueWriteOutcome> {
  const entryId = createDocumentId()
  const write = () =>
    runTransaction(firestore, async (transaction): Promise<CatalogueWriteOutcome> => {
      const stored = await readStoredState(firestore, transaction, productId)
      if (!stored.draft) return { kind: 'written' }
      if (!isAsExpected(stored, expected)) return { kind: 'conflict', stored }
      const what = deskStaffLogMessages.formatDraft(productId, stored.draft.product.name ?? '')
      await addLogEntry(firestore, transaction, { id: entryId, action: 'delete', what, by })
      transaction.delete(getDraftReference(firestore, productId))
      return { kind: 'written' }
    })
  return reportOutcome(repeatIfRefused(write))
}

export function setDraft(
  firestore: Firestore,
  transaction: Transaction,
  { productId, fields, by }: Omit<DraftWrite, 'expected'>,
): void {
  transaction.set(getDraftReference(firestore, productId), {
    product: fields,
    by: { uid: by.uid, name: by.name },
    savedAt: serverTimestamp(),
  })
}

function isSavedBy({ draft }: StoredState, fields: DraftFields, { uid }: Editor): boolean {
  return draft?.by.uid === uid && areSameInputs(toProductInput(draft.product), toProductInput(fields))
}

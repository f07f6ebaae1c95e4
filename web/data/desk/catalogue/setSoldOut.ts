import { type Firestore, runTransaction } from 'firebase/firestore'
import { changeStock } from '../../../../domain/catalogue/editing/changeStock'
import type { Editor } from '../../../../domain/validation/editor'
import { createDocumentId } from '../../sending/createDocumentId'
import { repeatIfRefused, reportOutcome } from '../writeStaffAction'
import { readStoredState } from './catalogueDocuments'
import { setPublication } from './publishProduct'
import { setDraft } from './writeDraft'

/** 'refused' cannot succeed; 'unreachable' may have arrived: another attempt changes nothing twice. */
export type StockWriteOutcome = { kind: 'written' | 'refused' | 'unreachable' }

type StockWrite = { productId: string; soldOut: boolean; by: Editor }

/** Publishes that a product is out of stock, or back: see changeStock. Never rejects. */
export function setSoldOut(
  firestore: Firestore,
  { productId, soldOut, by }: StockWrite,
): Promise<StockWriteOutcome> {
  const versionId = createDocumentId()
  const write = () =>
    runTransaction(firestore, async (transaction): Promise<StockWriteOutcome> => {
      const change = changeStock(await readStoredState(firestore, transaction, productId), soldOut)
      if (change === 'unpublished') return { kind: 'refused' }
      // A repeated attempt finds what the first one wrote.
      if (change === 'unchanged') return { kind: 'written' }
      setPublication(firestore, transaction, { product: change.product, versionId, by })
      if (change.draft) setDraft(firestore, transaction, { productId, fields: change.draft, by })
      return { kind: 'written' }
    })
  return reportOutcome(repeatIfRefused(write))
}

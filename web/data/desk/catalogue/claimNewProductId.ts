import { type Firestore, runTransaction } from 'firebase/firestore'
import type { Editor } from '../../../../domain/catalogue/editing/productDraft'
import { productFieldLimits } from '../../../../domain/catalogue/product'
import { reportOutcome } from '../writeStaffAction'
import { getDraftReference, getProductReference } from './catalogueDocuments'
import { setDraft } from './writeDraft'

/** What became of the search for a free id. 'refused' also when there is none. */
export type ClaimedIdOutcome = { kind: 'claimed'; productId: string } | { kind: 'refused' | 'unreachable' }

// Between the greatest known id and a free one are the products that colleagues have added and that nobody has loaded.
const maxTries = 50

/** Claims the next free product id above `greatestId` with an empty draft, so that two staff members get two ids. Never rejects. */
export async function claimNewProductId(
  firestore: Firestore,
  greatestId: number,
  by: Editor,
): Promise<ClaimedIdOutcome> {
  for (let id = greatestId + 1; id <= greatestId + maxTries; id += 1) {
    const outcome = await claimId(firestore, String(id), by)
    if (outcome.kind !== 'taken') return outcome
  }
  return { kind: 'refused' }
}

function claimId(
  firestore: Firestore,
  productId: string,
  by: Editor,
): Promise<ClaimedIdOutcome | { kind: 'taken' }> {
  if (!productFieldLimits.id.test(productId)) return Promise.resolve({ kind: 'refused' })
  return reportOutcome(
    runTransaction(firestore, async (transaction): Promise<ClaimedIdOutcome | { kind: 'taken' }> => {
      const [product, draft] = await Promise.all([
        transaction.get(getProductReference(firestore, productId)),
        transaction.get(getDraftReference(firestore, productId)),
      ])
      if (product.exists() || draft.exists()) return { kind: 'taken' }
      setDraft(firestore, transaction, { productId, fields: {}, by })
      return { kind: 'claimed', productId }
    }),
  )
}

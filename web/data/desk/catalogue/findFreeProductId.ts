import { type Firestore, runTransaction } from 'firebase/firestore'
import { productFieldLimits } from '../../../../domain/catalogue/product'
import { reportOutcome } from '../writeStaffAction'
import { getDraftReference, getProductReference } from './catalogueDocuments'

/** What became of the search for a free id. 'refused' also when there is none. */
export type FreeIdOutcome = { kind: 'free'; productId: string } | { kind: 'refused' | 'unreachable' }

// Between the greatest known id and a free one are the products that colleagues have added and that nobody has loaded.
const maxTries = 50

/**
 * Finds the next product id above `greatestId` that neither a product nor a draft has. It belongs to whoever saves the
 * first draft: see isNumberTaken. Never rejects.
 */
export async function findFreeProductId(firestore: Firestore, greatestId: number): Promise<FreeIdOutcome> {
  for (let id = greatestId + 1; id <= greatestId + maxTries; id += 1) {
    const outcome = await checkId(firestore, String(id))
    if (outcome.kind !== 'taken') return outcome
  }
  return { kind: 'refused' }
}

function checkId(firestore: Firestore, productId: string): Promise<FreeIdOutcome | { kind: 'taken' }> {
  if (!productFieldLimits.id.test(productId)) return Promise.resolve({ kind: 'refused' })
  return reportOutcome(
    runTransaction(firestore, async (transaction): Promise<FreeIdOutcome | { kind: 'taken' }> => {
      const [product, draft] = await Promise.all([
        transaction.get(getProductReference(firestore, productId)),
        transaction.get(getDraftReference(firestore, productId)),
      ])
      return product.exists() || draft.exists() ? { kind: 'taken' } : { kind: 'free', productId }
    }),
  )
}

import { type Firestore, runTransaction } from 'firebase/firestore'
import type { Editor } from '../../../../domain/validation/editor'
import { toDraftFields, toProductInput } from '../../../../domain/catalogue/editing/productInput'
import type { StoredState } from '../../../../domain/catalogue/editing/storedState'
import { productFieldLimits } from '../../../../domain/catalogue/product'
import { reportOutcome } from '../writeStaffAction'
import { readStoredState } from './catalogueDocuments'
import { setDraft } from './writeDraft'

/** 'full': the product has the most names already. 'unmerged': its draft is older than what was published. */
export type AddNameOutcome = { kind: 'written' | 'refused' | 'unreachable' | 'full' | 'unmerged' }

/** Adds an other name to a product's draft, or to a new draft of it. A name that it has is not added again. Never rejects. */
export function addOtherName(
  firestore: Firestore,
  productId: string,
  name: string,
  by: Editor,
): Promise<AddNameOutcome> {
  return reportOutcome(
    runTransaction(firestore, async (transaction): Promise<AddNameOutcome> => {
      const stored = await readStoredState(firestore, transaction, productId)
      const fields = stored.draft?.product ?? stored.published?.product
      if (!fields) return { kind: 'refused' }
      if (isUnmerged(stored)) return { kind: 'unmerged' }
      const input = toProductInput(fields)
      if ([input.name, ...input.alsoKnownAs].some((known) => isSameName(known, name)))
        return { kind: 'written' }
      if (input.alsoKnownAs.length >= productFieldLimits.otherNames) return { kind: 'full' }
      const added = toDraftFields({ ...input, alsoKnownAs: [...input.alsoKnownAs, name.normalize()] })
      setDraft(firestore, transaction, { productId, fields: added, by })
      return { kind: 'written' }
    }),
  )
}

function isUnmerged({ published, draft }: StoredState): boolean {
  return published !== null && draft !== null && draft.savedAt < published.updatedAt
}

function isSameName(first: string, second: string): boolean {
  return first.normalize().toLowerCase() === second.normalize().toLowerCase()
}

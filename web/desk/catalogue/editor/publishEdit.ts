import { createDocumentId } from '../../../data/sending/createDocumentId'
import type { CatalogueDatabase } from '../../../data/desk/catalogue/catalogueDatabase'
import { toStoredProduct } from '../../../../domain/catalogue/editing/completeProduct'
import { listDifferences } from '../../../../domain/catalogue/editing/mergeProductInputs'
import {
  hasConflict,
  type ProductEdit,
  toPublishedEdit,
} from '../../../../domain/catalogue/editing/productEdit'
import type { ProductInput } from '../../../../domain/catalogue/editing/productInput'
import { getExpectedTimes, type StoredState } from '../../../../domain/catalogue/editing/storedState'
import type { PublishOutcome, ProductEditSnapshot } from './productEditor'

type PublishContext = {
  database: CatalogueDatabase
  getSnapshot: () => ProductEditSnapshot
  setEdit: (edit: ProductEdit) => void
  receive: (stored: StoredState) => void
}

// The first conflict may be with this form's own draft, which no listener has shown yet.
const maxAttempts = 3

/** Publishes a form; tries again only where nothing of it has changed. */
export async function publishEdit(context: PublishContext): Promise<PublishOutcome> {
  const versionId = createDocumentId()
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { edit } = context.getSnapshot()
    if (!edit || hasConflict(edit)) return 'conflict'
    const outcome = await attemptPublish(context, edit, versionId)
    if (outcome !== 'repeat') return outcome
  }
  return 'unreachable'
}

async function attemptPublish(
  { database, getSnapshot, setEdit, receive }: PublishContext,
  edit: ProductEdit,
  versionId: string,
): Promise<PublishOutcome | 'repeat'> {
  const { productId, input } = edit
  const product = toStoredProduct(productId, input)
  if (!product) return 'invalid'
  // A publication whose answer is lost is recognised when Firestore shows it.
  setEdit({ ...edit, sentProduct: product })
  const outcome = await database.publish({ product, expected: getExpectedTimes(edit), versionId })
  const current = getSnapshot().edit ?? edit
  if (outcome.kind === 'written') setEdit(toPublishedEdit(current, product))
  if (outcome.kind !== 'conflict') return outcome.kind === 'written' ? 'published' : outcome.kind
  receive(outcome.stored)
  const merged = getSnapshot().edit ?? current
  if (hasConflict(merged)) return 'conflict'
  if (listDifferences(merged.input, input).length === 0) return 'repeat'
  setEdit(tellTakenOver(merged, current.input))
  return 'conflict'
}

/** Says which fields came from a colleague, so that nobody publishes a text that they have not seen. */
function tellTakenOver(edit: ProductEdit, before: ProductInput): ProductEdit {
  const changed = listDifferences(edit.input, before)
  if (changed.length === 0) return edit
  return { ...edit, takenOver: [...new Set([...edit.takenOver, ...changed])] }
}

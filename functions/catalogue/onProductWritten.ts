import { productFieldLimits } from '../../domain/catalogue/product'
import { fetchBuiltCatalogue } from './builtSite'
import { isDifferent, readProductStates } from './productChanges'
import { publishSnapshot, type SnapshotServices } from './publishSnapshot'
import { addToSnapshot, readSnapshotState } from './snapshotState'

/**
 * Publishes a product as it is now. The event that says that it was written may be late, or come twice.
 */
export async function onProductWritten(
  services: SnapshotServices,
  id: string,
  publish = () => publishSnapshot(services),
): Promise<void> {
  if (!productFieldLimits.id.test(id)) return
  const [built, state, products] = await Promise.all([
    fetchBuiltCatalogue(services),
    readSnapshotState(services.firestore),
    readProductStates(services.firestore, [id]),
  ])
  const isNeeded = state.ids.includes(id) || products.some((product) => isDifferent(product, built))
  if (!isNeeded) return
  await addToSnapshot(services.firestore, [id])
  await publish()
}

import {
  type BuiltCatalogue,
  isHidden,
  maxSnapshotBytes,
  type PublishedChange,
  serializeSnapshot,
} from '../../domain/catalogue/publishing/catalogueSnapshot'
import { isDifferent, type ProductState } from './productChanges'

/** The snapshot's text, and the ids of the products for which it had no room. */
export type ComposedSnapshot = { text: string; omittedIds: string[] }

/**
 * Makes the snapshot of these products. A hidden one is in it even if the build has none: pages that are open may show it
 * from an earlier snapshot. If the products need more room than there is, the latest are left out.
 */
export function composeSnapshot(
  states: readonly ProductState[],
  built: BuiltCatalogue,
  maxBytes = maxSnapshotBytes,
): ComposedSnapshot {
  const changes = states.flatMap((state) =>
    state.change && (isHidden(state.change) || isDifferent(state, built)) ? [state.change] : [],
  )
  const products: PublishedChange[] = []
  let room = maxBytes - Buffer.byteLength(serializeSnapshot({ base: built.folder, products }))
  // Hidden products come first: they are small, and nobody may order them.
  for (const change of [...changes.filter(isHidden), ...changes.filter((each) => !isHidden(each))]) {
    room -= Buffer.byteLength(JSON.stringify(change)) + 1
    if (room < 0) break
    products.push(change)
  }
  const included = new Set(products.map(({ id }) => id))
  return {
    text: serializeSnapshot({ base: built.folder, products }),
    omittedIds: changes.map(({ id }) => id).filter((id) => !included.has(id)),
  }
}

import { createHash } from 'node:crypto'
import {
  getFirstIdOfPart,
  isHidden,
  type BuiltCatalogue,
  type CatalogueSnapshot,
  maxInlineBytes,
  serializeSnapshot,
  serializeSnapshotPart,
} from '../../domain/catalogue/publishing/catalogueSnapshot'
import { groupBy } from '../../domain/groupBy'
import { isDifferent, type ProductState } from './productChanges'

/** The snapshot's files: its own text, and the texts of its parts by checksum. */
export type SnapshotFiles = { text: string; parts: ReadonlyMap<string, string> }

/**
 * Makes the snapshot of these products, in any order, the shop's settings and the ids of new products. It lists a hidden
 * product even if the build does not have it: open pages may show that product from an earlier snapshot. A snapshot larger
 * than `maxInlineBytes` is split into parts by ranges of ids.
 */
export function composeSnapshot(
  states: readonly ProductState[],
  { folder: base, hashes }: BuiltCatalogue,
  others: Partial<Pick<CatalogueSnapshot, 'shop' | 'newIds'>> = {},
): SnapshotFiles {
  const products = states
    .flatMap((state) =>
      state.change && (isHidden(state.change) || isDifferent(state, { folder: base, hashes }))
        ? [state.change]
        : [],
    )
    .sort((first, second) => Number(first.id) - Number(second.id))
  const whole = serializeSnapshot({ base, products, parts: [], ...others })
  if (Buffer.byteLength(whole) <= maxInlineBytes) return { text: whole, parts: new Map() }
  const files = [...groupBy(products, ({ id }) => getFirstIdOfPart(id))].map(([firstId, changes]) => {
    const text = serializeSnapshotPart(changes)
    return { firstId, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
  const parts = files.map(({ firstId, checksum }) => ({ firstId, checksum }))
  return {
    text: serializeSnapshot({ base, products: [], parts, ...others }),
    parts: new Map(files.map(({ checksum, text }) => [checksum, text])),
  }
}

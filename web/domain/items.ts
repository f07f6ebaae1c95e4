/** What firestore.rules holds in `isItems` and `entryForm`: entries in a list, and halves of a product in an entry. */
export const itemLimits = { entries: 200, halves: 1998 } as const

/** How much of a product is wanted: 3 halves are 1.5. */
export type Item = { productId: string; halves: number }

const entryForm = /^([1-9][0-9]{0,4}):([1-9][0-9]{0,2}|1[0-8][0-9]{2}|19[0-8][0-9]|199[0-8])$/

/** An item as requests and order lists store it: "84:3" is 1.5 of product 84. */
export function entryOf({ productId, halves }: Item): string {
  return `${productId}:${halves}`
}

/** The item that an entry speaks of, or null where the entry is none; a product may stand in a list twice. */
export function readEntry(entry: unknown): Item | null {
  const [, productId, halves] = typeof entry === 'string' ? (entryForm.exec(entry) ?? []) : []
  return productId === undefined ? null : { productId, halves: Number(halves) }
}

/** Whether a list of entries may be stored; firestore.rules holds the same in `isItems`. */
export function isItems(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= itemLimits.entries &&
    value.every((entry) => readEntry(entry) !== null)
  )
}

/** The items of a list that was kept outside; what is no entry is left out. */
export function readEntries(stored: unknown): Item[] {
  if (!Array.isArray(stored)) return []
  return stored.map(readEntry).filter((item) => item !== null)
}

/** Whether two lists hold the same, in whatever order. */
export function haveSameItems(some: readonly Item[], others: readonly Item[]): boolean {
  const [one, other] = [some, others].map((items) => items.map(entryOf).sort().join())
  return one === other
}

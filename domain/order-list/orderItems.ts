/** Maximum entries and maximum halves (0.5) per entry; as `isItems` and `entryPattern` in firestore.rules. */
export const itemLimits = { entries: 200, halves: 1998 } as const

/** A product id and a quantity in halves: 3 halves are 1.5. */
export type OrderItem = { productId: string; halves: number }

const entryPattern = /^([1-9][0-9]{0,4}):([1-9][0-9]{0,2}|1[0-8][0-9]{2}|19[0-8][0-9]|199[0-8])$/

export function serializeOrderItem({ productId, halves }: OrderItem): string {
  return `${productId}:${halves}`
}

/** Parses an entry such as "84:3"; returns null when it is malformed. */
export function parseSerializedOrderItem(entry: unknown): OrderItem | null {
  const [, productId, halves] = typeof entry === 'string' ? (entryPattern.exec(entry) ?? []) : []
  return productId === undefined ? null : { productId, halves: Number(halves) }
}

/** Whether a value is a valid list of entries such as "84:3"; `isItems` in firestore.rules makes the same check. */
export function isSerializedOrderItemList(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= itemLimits.entries &&
    value.every((entry) => parseSerializedOrderItem(entry) !== null)
  )
}

export function parseSerializedOrderItems(stored: unknown): OrderItem[] {
  if (!Array.isArray(stored)) return []
  return stored.map(parseSerializedOrderItem).filter((item) => item !== null)
}

/** Whether two lists have the same items in any order. */
export function haveSameItems(first: readonly OrderItem[], second: readonly OrderItem[]): boolean {
  const [firstEntries, secondEntries] = [first, second].map((items) =>
    items.map(serializeOrderItem).sort().join(),
  )
  return firstEntries === secondEntries
}

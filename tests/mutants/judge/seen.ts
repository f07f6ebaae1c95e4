/** What the emulator tells of the rules that it evaluated: each expression with its values, and how often it had them. */
export type Coverage = { readonly report?: readonly CoveredNode[] }

type CoveredNode = {
  readonly sourcePosition: { readonly currentOffset?: number; readonly endOffset?: number }
  readonly values?: readonly { readonly value?: Readonly<Record<string, unknown>>; readonly count?: number }[]
  readonly children?: readonly CoveredNode[]
}

/** How often each value of each expression was seen; the key begins `from-to=`. */
export type Seen = ReadonlyMap<string, number>

// A time differs in every test, and so does a map that holds one: they would tell nothing.
const told = new Set([
  'boolValue',
  'intValue',
  'doubleValue',
  'stringValue',
  'listValue',
  'nullValue',
  'undefined',
])

/** Reads a coverage report. */
export function seenIn({ report = [] }: Coverage): Seen {
  const seen = new Map<string, number>()
  const look = ({ sourcePosition, values = [], children = [] }: CoveredNode) => {
    const { currentOffset: from = 0, endOffset: last = from } = sourcePosition
    for (const { value = {}, count = 0 } of values) {
      const [kind = 'undefined', it] = Object.entries(value)[0] ?? []
      const key = `${from}-${last + 1}=${told.has(kind) ? JSON.stringify(it) : kind}`
      seen.set(key, (seen.get(key) ?? 0) + count)
    }
    children.forEach(look)
  }
  report.forEach(look)
  return seen
}

/** What was seen more often than before. */
export function newlySeen(before: Seen, now: Seen): string[] {
  return [...now].flatMap(([key, count]) => (count > (before.get(key) ?? 0) ? [key] : []))
}

export type SortedField = readonly [field: string, direction: 'asc' | 'desc']

/** What of a query decides which indexes serve it. */
export type QueryShape = {
  readonly collection: string
  /** Whether the query is of all collections of this name. */
  readonly isCollectionGroup: boolean
  /** The fields that are compared with `==`. */
  readonly equalities: readonly string[]
  /** The fields that are compared with `in`. */
  readonly inFields: readonly string[]
  /** The fields that are compared with `array-contains` or `array-contains-any`. */
  readonly arrayFields: readonly string[]
  /** With the order that ranges imply. */
  readonly orderBy: readonly SortedField[]
}

type Comparison = { readonly field: string; readonly kind: 'equality' | 'in' | 'array' | 'range' }
type Json = Readonly<Record<string, unknown>>

const kindsByOperator: Readonly<Record<string, Comparison['kind']>> = {
  EQUAL: 'equality',
  IS_NULL: 'equality',
  IS_NAN: 'equality',
  IN: 'in',
  ARRAY_CONTAINS: 'array',
  ARRAY_CONTAINS_ANY: 'array',
  LESS_THAN: 'range',
  LESS_THAN_OR_EQUAL: 'range',
  GREATER_THAN: 'range',
  GREATER_THAN_OR_EQUAL: 'range',
  NOT_EQUAL: 'range',
  NOT_IN: 'range',
  IS_NOT_NULL: 'range',
  IS_NOT_NAN: 'range',
}

/**
 * Reads a query as Firestore's API gets it (google.firestore.v1.StructuredQuery as JSON). Throws for what the checker does
 * not know: `or`, vectors, and a sort by a field that must have one value, which Firestore refuses.
 */
export function readQueryShape(structuredQuery: unknown): QueryShape {
  const { from, where, orderBy, findNearest } = toJson(structuredQuery)
  const [source] = toList(from)
  const { collectionId, allDescendants } = toJson(source)
  if (typeof collectionId !== 'string' || collectionId === '' || findNearest)
    throw new Error(`The index checker does not know this query: ${JSON.stringify(structuredQuery)}`)
  const comparisons = where ? listComparisons(toJson(where)) : []
  const listFields = (kind: Comparison['kind']) =>
    comparisons.filter((comparison) => comparison.kind === kind).map(({ field }) => field)
  const sorted = addImpliedOrder(toList(orderBy).map(toSortedField), listFields('range'))
  const [equalities, inFields, arrayFields] = [listFields('equality'), listFields('in'), listFields('array')]
  const fixedField = sorted.find(([field]) => [...equalities, ...inFields].includes(field))
  if (fixedField) throw new Error(`Firestore does not sort by ${fixedField[0]}, which must have one value.`)
  const isCollectionGroup = allDescendants === true
  return { collection: collectionId, isCollectionGroup, equalities, inFields, arrayFields, orderBy: sorted }
}

function listComparisons({ compositeFilter, fieldFilter, unaryFilter }: Json): Comparison[] {
  if (compositeFilter) {
    const { op, filters } = toJson(compositeFilter)
    if (op !== 'AND')
      throw new Error(`The index checker does not know the operator ${String(op)} of filters.`)
    return toList(filters).flatMap((filter) => listComparisons(toJson(filter)))
  }
  const { op, field } = toJson(fieldFilter ?? unaryFilter)
  const kind = kindsByOperator[String(op)]
  if (kind === undefined) throw new Error(`The index checker does not know the comparison ${String(op)}.`)
  return [{ field: readFieldPath(field), kind }]
}

function toSortedField(order: unknown): SortedField {
  const { field, direction } = toJson(order)
  return [readFieldPath(field), direction === 'DESCENDING' ? 'desc' : 'asc']
}

// Firestore sorts by what a range compares, in the last given direction, or else ascending.
function addImpliedOrder(orderBy: readonly SortedField[], ranges: readonly string[]): readonly SortedField[] {
  const given = orderBy.map(([field]) => field)
  const direction = orderBy.at(-1)?.[1] ?? 'asc'
  const implied = [...new Set(ranges)].filter((field) => !given.includes(field)).sort()
  return [...orderBy, ...implied.map((field) => [field, direction] as const)]
}

function readFieldPath(field: unknown): string {
  return String(toJson(field).fieldPath)
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function toJson(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {}
}

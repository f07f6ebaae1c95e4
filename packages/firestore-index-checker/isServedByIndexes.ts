type Direction = 'asc' | 'desc'
type IndexField = readonly [field: string, direction: Direction]
type Index = readonly IndexField[]

/** What a query of one collection compares and sorts. It must not sort by a field that it also compares. */
export type QueryShape = {
  readonly collection: string
  /** The fields that are compared with `==`. */
  readonly equalities: readonly string[]
  /** The fields that are compared with `in`. */
  readonly inFields: readonly string[]
  /** Also covers ranges and cursors: they are always on the first of these fields. */
  readonly orderBy: readonly IndexField[]
}

type DeclaredField = { readonly fieldPath: string; readonly order: 'ASCENDING' | 'DESCENDING' }

/** The content of firestore.indexes.json. */
export type DeclaredIndexes = {
  readonly indexes: readonly {
    readonly collectionGroup: string
    readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP'
    readonly fields: readonly DeclaredField[]
  }[]
  /** Each replaces the automatic indexes of one field, and of the fields in it if it is a map. */
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string
    readonly fieldPath: string
    readonly indexes: readonly Pick<DeclaredField, 'order'>[]
  }[]
}

/**
 * Whether Firestore can run a query in production, with the declared indexes and the automatic indexes of single
 * fields; the emulators run every query. In doubt the answer is no, because a query without an index fails.
 */
export function isServedByIndexes(query: QueryShape, declared: DeclaredIndexes): boolean {
  const compared = [...query.equalities, ...query.inFields]
  const order = omitImpliedId(query.orderBy)
  if (compared.length === 0 && order.length === 0) return true
  const usable = [...findComposites(query, declared), ...listAutomaticIndexes(query, declared)]
    .filter((index) => endsInOrder(index, order))
    .map((index) => index.slice(0, index.length - order.length).map(([field]) => field))
    .filter((fields) => fields.every((field) => compared.includes(field)))
  // Firestore merges indexes of the same order that cover all equalities together. With `in` that is not reliable.
  const coverages = query.inFields.length > 0 ? usable : [usable.flat()]
  return usable.length > 0 && coverages.some((fields) => compared.every((field) => fields.includes(field)))
}

// Every index ends in the document's id, in the direction of the field before it.
function omitImpliedId(orderBy: readonly IndexField[]): readonly IndexField[] {
  const [field, direction] = orderBy.at(-1) ?? []
  const [, previousDirection = 'asc'] = orderBy.at(-2) ?? []
  return field === '__name__' && direction === previousDirection ? orderBy.slice(0, -1) : orderBy
}

function endsInOrder(index: Index, order: readonly IndexField[]): boolean {
  return order.every(([field, direction], position) => {
    const [indexField, indexDirection] = index.at(position - order.length) ?? []
    return indexField === field && indexDirection === direction
  })
}

function findComposites({ collection }: QueryShape, { indexes }: DeclaredIndexes): Index[] {
  return indexes
    .filter(
      ({ collectionGroup, queryScope }) => collectionGroup === collection && queryScope === 'COLLECTION',
    )
    .map(({ fields }) => fields.map(({ fieldPath, order }) => [fieldPath, toDirection(order)] as const))
}

function listAutomaticIndexes(query: QueryShape, declared: DeclaredIndexes): Index[] {
  const fields = [...query.equalities, ...query.inFields, ...query.orderBy.map(([field]) => field)]
  const storedFields = fields.filter((field) => field !== '__name__')
  return storedFields.flatMap((field) => {
    const override = findOverride(query.collection, field, declared)
    const directions = override?.indexes.map(({ order }) => toDirection(order)) ?? (['asc', 'desc'] as const)
    return directions.map((direction) => [[field, direction] as const])
  })
}

/** Finds the override of a field, or else of the nearest map that contains it. */
function findOverride(collection: string, field: string, { fieldOverrides }: DeclaredIndexes) {
  return fieldOverrides
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .filter(({ fieldPath }) => fieldPath === field || field.startsWith(`${fieldPath}.`))
    .sort((first, second) => second.fieldPath.length - first.fieldPath.length)[0]
}

function toDirection(order: DeclaredField['order']): Direction {
  return order === 'ASCENDING' ? 'asc' : 'desc'
}

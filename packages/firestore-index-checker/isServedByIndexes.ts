import type { QueryShape, SortedField } from './readQueryShape'

type DeclaredField = {
  readonly fieldPath: string
  readonly order?: 'ASCENDING' | 'DESCENDING'
  readonly arrayConfig?: 'CONTAINS'
}
type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP'

/** The content of firestore.indexes.json. */
export type DeclaredIndexes = {
  readonly indexes: readonly {
    readonly collectionGroup: string
    readonly queryScope: QueryScope
    readonly fields: readonly DeclaredField[]
  }[]
  /** Each replaces the automatic indexes of one field, and of the fields in it if it is a map. */
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string
    readonly fieldPath: string
    readonly indexes: readonly (Omit<DeclaredField, 'fieldPath'> & { readonly queryScope?: QueryScope })[]
  }[]
}

type IndexMode = 'asc' | 'desc' | 'contains'
type Index = readonly (readonly [field: string, mode: IndexMode])[]

const automaticModes = ['asc', 'desc', 'contains'] as const

/**
 * Whether Firestore can run a query in production, with the declared indexes and the automatic indexes of single
 * fields; the emulators run every query. In doubt the answer is no, because a query without an index fails.
 */
export function isServedByIndexes(query: QueryShape, declared: DeclaredIndexes): boolean {
  const compared = [...query.equalities, ...query.inFields, ...query.arrayFields]
  const order = omitImpliedId(query.orderBy)
  if (compared.length === 0 && order.length === 0) return true
  const usable = [...findComposites(query, declared), ...listSingleFieldIndexes(query, declared)]
    .filter((index) => endsInOrder(index, order))
    .map((index) => index.slice(0, index.length - order.length))
    .filter((prefix) => prefix.every((entry) => isCompared(entry, query)))
    .map((prefix) => prefix.map(([field]) => field))
  // Firestore merges indexes of the same order that cover all equalities together. With `in` and arrays that is not
  // reliable.
  const isMergeable = query.inFields.length + query.arrayFields.length === 0
  const coverages = isMergeable ? [usable.flat()] : usable
  return usable.length > 0 && coverages.some((fields) => compared.every((field) => fields.includes(field)))
}

// Every index ends in the document's id, in the direction of the field before it.
function omitImpliedId(orderBy: readonly SortedField[]): readonly SortedField[] {
  const [field, direction] = orderBy.at(-1) ?? []
  const [, previousDirection = 'asc'] = orderBy.at(-2) ?? []
  return field === '__name__' && direction === previousDirection ? orderBy.slice(0, -1) : orderBy
}

function endsInOrder(index: Index, order: readonly SortedField[]): boolean {
  return order.every(([field, direction], position) => {
    const [indexField, mode] = index.at(position - order.length) ?? []
    return indexField === field && mode === direction
  })
}

// An equality reads an index in either direction.
function isCompared([field, mode]: Index[number], query: QueryShape): boolean {
  if (mode === 'contains') return query.arrayFields.includes(field)
  return query.equalities.includes(field) || query.inFields.includes(field)
}

function findComposites(query: QueryShape, { indexes }: DeclaredIndexes): Index[] {
  return indexes
    .filter(({ collectionGroup, queryScope }) => isOf(query, collectionGroup, queryScope))
    .map(({ fields }) => fields.map((field) => [field.fieldPath, toMode(field)] as const))
}

/** The automatic indexes, which serve single collections alone, or those that an override declares in their place. */
function listSingleFieldIndexes(query: QueryShape, declared: DeclaredIndexes): Index[] {
  const fields = [
    ...[...query.equalities, ...query.inFields, ...query.arrayFields],
    ...query.orderBy.map(([field]) => field),
  ]
  const storedFields = fields.filter((field) => field !== '__name__')
  return storedFields.flatMap((field) => {
    const override = findOverride(query.collection, field, declared)
    const modes = override
      ? override.indexes
          .filter(({ queryScope = 'COLLECTION' }) => isOf(query, query.collection, queryScope))
          .map(toMode)
      : automaticModes.filter(() => !query.isCollectionGroup)
    return modes.map((mode) => [[field, mode] as const])
  })
}

function isOf(query: QueryShape, collectionGroup: string, scope: QueryScope): boolean {
  return collectionGroup === query.collection && (scope === 'COLLECTION_GROUP') === query.isCollectionGroup
}

/** Finds the override of a field, or else of the nearest map that contains it. */
function findOverride(collection: string, field: string, { fieldOverrides }: DeclaredIndexes) {
  return fieldOverrides
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .filter(({ fieldPath }) => fieldPath === field || field.startsWith(`${fieldPath}.`))
    .sort((first, second) => second.fieldPath.length - first.fieldPath.length)[0]
}

function toMode({ order, arrayConfig }: Omit<DeclaredField, 'fieldPath'>): IndexMode {
  if (arrayConfig !== undefined) return 'contains'
  return order === 'DESCENDING' ? 'desc' : 'asc'
}

import { editedFieldNames, type EditedFieldName, type ProductInput } from './productInput'

type ProductMerge = {
  /** My fields, with theirs where only they changed something. */
  input: ProductInput
  takenOver: EditedFieldName[]
  conflicting: EditedFieldName[]
}

/** Merges two changes of the same fields. Lists, pictures and benefits are compared as a whole. */
export function mergeProductInputs(
  base: ProductInput,
  mine: ProductInput,
  theirs: ProductInput,
): ProductMerge {
  const differing = listDifferences(mine, theirs)
  const changedByThem = differing.filter((field) => !areSameValues(base[field], theirs[field]))
  const takenOver = changedByThem.filter((field) => areSameValues(base[field], mine[field]))
  const conflicting = changedByThem.filter((field) => !takenOver.includes(field))
  return { input: takeFields(mine, theirs, takenOver), takenOver, conflicting }
}

export function takeFields(
  input: ProductInput,
  source: ProductInput,
  fields: readonly EditedFieldName[],
): ProductInput {
  return { ...input, ...Object.fromEntries(fields.map((field) => [field, source[field]])) }
}

/** The fields in which two inputs differ, in the order of the form. */
export function listDifferences(first: ProductInput, second: ProductInput): EditedFieldName[] {
  return editedFieldNames.filter((field) => !areSameValues(first[field], second[field]))
}

export function areSameInputs(first: ProductInput, second: ProductInput): boolean {
  return listDifferences(first, second).length === 0
}

// Firestore may return the entries of a map in another order.
function areSameValues(first: unknown, second: unknown): boolean {
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null)
    return first === second
  const [entries, others] = [Object.entries(first), new Map<string, unknown>(Object.entries(second))]
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && areSameValues(value, others.get(key)))
  )
}

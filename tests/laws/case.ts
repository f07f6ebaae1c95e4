/** Fields to change in a valid document; undefined leaves a field out. */
export type Change = Readonly<Record<string, unknown>>

/** One change to a valid document, and the fields that then break the law: none where it is still lawful. */
export type LawCase = { readonly says: string; readonly change: Change; readonly faults: readonly string[] }

export function lawful(says: string, change: Change): LawCase {
  return { says, change, faults: [] }
}

export function unlawful(says: string, change: Change, faults = Object.keys(change)): LawCase {
  return { says, change, faults }
}

/** The valid document with one change. */
export function changed(valid: object, change: Change): Record<string, unknown> {
  const fields = Object.entries({ ...valid, ...change })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** Cases that say the same of every field: what is not even of the right kind. */
export function kindCases(field: string): LawCase[] {
  return [
    unlawful(`${field} is null`, { [field]: null }),
    unlawful(`${field} is a number`, { [field]: 2348000000000 }),
    unlawful(`${field} is a flag`, { [field]: true }),
    unlawful(`${field} is a map`, { [field]: { first: 'a' } }),
  ]
}

export function requiredCase(field: string): LawCase {
  return unlawful(`${field} is left out`, { [field]: undefined })
}

export function optionalCase(field: string): LawCase {
  return lawful(`${field} is left out`, { [field]: undefined })
}

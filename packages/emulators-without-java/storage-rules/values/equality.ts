import type { RulesMapEntries, RulesPathValueSegment, RulesValue } from './rulesValue'

/** Evaluates `a == b`. An int can equal a float; values of other different types are never equal. */
export function areRulesValuesEqual(a: RulesValue, b: RulesValue): boolean {
  if (a.type === 'int' && b.type === 'float') return Number(a.value) === b.value
  if (a.type === 'float' && b.type === 'int') return a.value === Number(b.value)
  return areRulesValuesIdentical(a, b)
}

/** Compares items of lists and maps strictly: as in Google's rules engine, the items 1 and 1.0 are different. */
export function areRulesValuesIdentical(a: RulesValue, b: RulesValue): boolean {
  switch (a.type) {
    case 'null':
      return b.type === 'null'
    case 'bool':
    case 'int':
    case 'float':
    case 'string':
      return a.type === b.type && a.value === b.value
    case 'bytes':
      return b.type === 'bytes' && Buffer.compare(a.value, b.value) === 0
    case 'list':
      return b.type === 'list' && areItemsIdentical(a.items, b.items)
    case 'set':
      return b.type === 'set' && a.items.length === b.items.length && containsAllRulesValues(b.items, a.items)
    case 'map':
      return b.type === 'map' && areEntriesIdentical(a.entries, b.entries)
    case 'map_diff':
      return a === b
    case 'path':
      return b.type === 'path' && arePathsIdentical(a.segments, b.segments)
    case 'timestamp':
    case 'duration':
      return a.type === b.type && a.nanos === b.nanos
    case 'latlng':
      return b.type === 'latlng' && a.latitude === b.latitude && a.longitude === b.longitude
  }
}

/** Returns true if `items` contains all `expected` values; 1 and 1.0 count as the same value. */
export const containsAllRulesValues = (
  items: readonly RulesValue[],
  expected: readonly RulesValue[],
): boolean => expected.every((value) => items.some((item) => areRulesValuesEqual(item, value)))

function areItemsIdentical(a: readonly RulesValue[], b: readonly RulesValue[]): boolean {
  return a.length === b.length && a.every((item, i) => isPresentAndIdentical(item, b[i]))
}

function areEntriesIdentical(a: RulesMapEntries, b: RulesMapEntries): boolean {
  return a.size === b.size && [...a].every(([key, value]) => isPresentAndIdentical(value, b.get(key)))
}

const isPresentAndIdentical = (a: RulesValue, b: RulesValue | undefined): boolean =>
  b !== undefined && areRulesValuesIdentical(a, b)

function arePathsIdentical(
  a: readonly RulesPathValueSegment[],
  b: readonly RulesPathValueSegment[],
): boolean {
  return a.length === b.length && a.every((segment, i) => areSegmentsIdentical(segment, b[i]))
}

function areSegmentsIdentical(a: RulesPathValueSegment, b: RulesPathValueSegment | undefined): boolean {
  if (b === undefined) return false
  return 'text' in a ? 'text' in b && a.text === b.text : 'variable' in b && a.variable === b.variable
}

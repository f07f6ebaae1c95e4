import type { Entries, PathSegment, Value } from './value'

/** `a == b`: an int and a float may be equal, other types never are, and nothing here is an error. */
export function equals(a: Value, b: Value): boolean {
  if (a.type === 'int' && b.type === 'float') return Number(a.value) === b.value
  if (a.type === 'float' && b.type === 'int') return a.value === Number(b.value)
  return isSame(a, b)
}

/** Equality of what lists and maps hold: there 1 and 1.0 differ, as in Google's engine. */
export function isSame(a: Value, b: Value): boolean {
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
      return b.type === 'list' && sameItems(a.items, b.items)
    case 'set':
      return b.type === 'set' && a.items.length === b.items.length && containsAll(b.items, a.items)
    case 'map':
      return b.type === 'map' && sameEntries(a.entries, b.entries)
    case 'map_diff':
      return a === b
    case 'path':
      return b.type === 'path' && samePath(a.segments, b.segments)
    case 'timestamp':
    case 'duration':
      return a.type === b.type && a.nanos === b.nanos
    case 'latlng':
      return b.type === 'latlng' && a.latitude === b.latitude && a.longitude === b.longitude
  }
}

/** Whether every one of `wanted` equals one of `items`, ints and floats alike: the membership of sets. */
export const containsAll = (items: readonly Value[], wanted: readonly Value[]): boolean =>
  wanted.every((one) => items.some((item) => equals(item, one)))

function sameItems(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((item, i) => isSameOrMissing(item, b[i]))
}

function sameEntries(a: Entries, b: Entries): boolean {
  return a.size === b.size && [...a].every(([key, value]) => isSameOrMissing(value, b.get(key)))
}

const isSameOrMissing = (a: Value, b: Value | undefined): boolean => b !== undefined && isSame(a, b)

function samePath(a: readonly PathSegment[], b: readonly PathSegment[]): boolean {
  return a.length === b.length && a.every((segment, i) => sameSegment(segment, b[i]))
}

function sameSegment(a: PathSegment, b: PathSegment | undefined): boolean {
  if (b === undefined) return false
  return 'text' in a ? 'text' in b && a.text === b.text : 'variable' in b && a.variable === b.variable
}

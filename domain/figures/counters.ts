import { toRecordOrEmpty } from '../validation/fieldSchema'

/** Whole numbers by name, in a tree as Firestore stores them. A missing number is 0. */
export type Counters = { readonly [name: string]: number | Counters }

/** Adds the second counters to the first, `factor` times. Counters that are 0 then are left out. */
export function addCounters(first: Counters, second: Counters, factor = 1): Counters {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  const entries = names.map((name) => [name, addValues(first[name], second[name], factor)] as const)
  return Object.fromEntries(entries.filter(([, value]) => !isZero(value)))
}

/** Whether a number or all numbers in a tree are 0. */
export function isZero(value: number | Counters): boolean {
  return typeof value === 'number' ? value === 0 : Object.values(value).every(isZero)
}

export function parseCounters(stored: unknown): Counters {
  const entries = Object.entries(toRecordOrEmpty(stored)).map(
    ([name, value]) => [name, parseValue(value)] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => !isZero(value)))
}

export function getCount(counters: Counters, name: string): number {
  const value = counters[name]
  return typeof value === 'number' ? value : 0
}

export function getCounters(counters: Counters, name: string): Counters {
  return toCounters(counters[name])
}

function parseValue(value: unknown): number | Counters {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : parseCounters(value)
}

function addValues(
  first: number | Counters = 0,
  second: number | Counters = 0,
  factor: number,
): number | Counters {
  if (typeof first === 'number' && typeof second === 'number') return first + factor * second
  return addCounters(toCounters(first), toCounters(second), factor)
}

function toCounters(value: number | Counters | undefined): Counters {
  return typeof value === 'object' ? value : {}
}

import { parseCardCount } from '../../../domain/catalogue/paging'

/** Reads the number of visible cards from a history entry's state. */
export function readVisibleCardCount(state: unknown): number {
  return parseCardCount(readField(state, 'shown'))
}

/** Reads a field of a history entry's state, which may be malformed: an older version of the site may have written it. */
export function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

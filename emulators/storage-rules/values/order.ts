import { operation, either, table, type Operation } from './operation'
import { bool } from './value'

type Test = (order: number) => boolean

const compare = <T extends bigint | number | string>(a: T, b: T): number =>
  a < b ? -1 : a > b ? 1 : a === b ? 0 : NaN

const ordered = (holds: Test): Operation =>
  either(
    operation(['string', 'string'], (a, b) => bool(holds(compare(a.value, b.value)))),
    operation(['bytes', 'bytes'], (a, b) => bool(holds(Buffer.compare(a.value, b.value)))),
    operation(['int', 'int'], (a, b) => bool(holds(compare(a.value, b.value)))),
    operation(['number', 'number'], (a, b) => bool(holds(compare(Number(a.value), Number(b.value))))),
    operation(['duration', 'duration'], (a, b) => bool(holds(compare(a.nanos, b.nanos)))),
    operation(['timestamp', 'timestamp'], (a, b) => bool(holds(compare(a.nanos, b.nanos)))),
  )

/** The relational operators; types that have no order with each other are an error. */
export const relations = table({
  '<': ordered((order) => order < 0),
  '<=': ordered((order) => order <= 0),
  '>': ordered((order) => order > 0),
  '>=': ordered((order) => order >= 0),
})

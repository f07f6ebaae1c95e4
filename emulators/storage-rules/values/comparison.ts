import {
  defineOperation,
  combineOverloads,
  createOperationTable,
  type BuiltinOperation,
} from './builtinOperation'
import { boolValue } from './rulesValue'

type OrderTest = (order: number) => boolean

const compare = <T extends bigint | number | string>(a: T, b: T): number =>
  a < b ? -1 : a > b ? 1 : a === b ? 0 : NaN

const defineComparison = (test: OrderTest): BuiltinOperation =>
  combineOverloads(
    defineOperation(['string', 'string'], (a, b) => boolValue(test(compare(a.value, b.value)))),
    defineOperation(['bytes', 'bytes'], (a, b) => boolValue(test(Buffer.compare(a.value, b.value)))),
    defineOperation(['int', 'int'], (a, b) => boolValue(test(compare(a.value, b.value)))),
    defineOperation(['number', 'number'], (a, b) =>
      boolValue(test(compare(Number(a.value), Number(b.value)))),
    ),
    defineOperation(['duration', 'duration'], (a, b) => boolValue(test(compare(a.nanos, b.nanos)))),
    defineOperation(['timestamp', 'timestamp'], (a, b) => boolValue(test(compare(a.nanos, b.nanos)))),
  )

export const comparisonOperators = createOperationTable({
  '<': defineComparison((order) => order < 0),
  '<=': defineComparison((order) => order <= 0),
  '>': defineComparison((order) => order > 0),
  '>=': defineComparison((order) => order >= 0),
})

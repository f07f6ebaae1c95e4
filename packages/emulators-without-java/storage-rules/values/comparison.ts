import {
  defineRulesBuiltinOperation,
  combineRulesBuiltinOverloads,
  createRulesBuiltinOperationTable,
  type RulesBuiltinOperation,
} from './builtinOperation'
import { createRulesBoolValue } from './rulesValue'

type OrderTest = (order: number) => boolean

const compare = <T extends bigint | number | string>(a: T, b: T): number =>
  a < b ? -1 : a > b ? 1 : a === b ? 0 : NaN

const defineComparison = (test: OrderTest): RulesBuiltinOperation =>
  combineRulesBuiltinOverloads(
    defineRulesBuiltinOperation(['string', 'string'], (a, b) =>
      createRulesBoolValue(test(compare(a.value, b.value))),
    ),
    defineRulesBuiltinOperation(['bytes', 'bytes'], (a, b) =>
      createRulesBoolValue(test(Buffer.compare(a.value, b.value))),
    ),
    defineRulesBuiltinOperation(['int', 'int'], (a, b) =>
      createRulesBoolValue(test(compare(a.value, b.value))),
    ),
    defineRulesBuiltinOperation(['number', 'number'], (a, b) =>
      createRulesBoolValue(test(compare(Number(a.value), Number(b.value)))),
    ),
    defineRulesBuiltinOperation(['duration', 'duration'], (a, b) =>
      createRulesBoolValue(test(compare(a.nanos, b.nanos))),
    ),
    defineRulesBuiltinOperation(['timestamp', 'timestamp'], (a, b) =>
      createRulesBoolValue(test(compare(a.nanos, b.nanos))),
    ),
  )

export const rulesComparisonOperators = createRulesBuiltinOperationTable({
  '<': defineComparison((order) => order < 0),
  '<=': defineComparison((order) => order <= 0),
  '>': defineComparison((order) => order > 0),
  '>=': defineComparison((order) => order >= 0),
})

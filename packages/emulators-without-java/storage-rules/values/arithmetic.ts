import { createRulesDurationValue } from './duration'
import { RulesEvaluationError } from './evaluationError'
import { createRulesIntValue } from './int'
import {
  combineRulesBuiltinOverloads,
  defineRulesBuiltinOperation,
  createRulesBuiltinOperationTable,
  type RulesBuiltinOperation,
} from './builtinOperation'
import { createRulesTimestampValue } from './timestamp'
import { createRulesFloatValue, createRulesStringValue, type RulesValue } from './rulesValue'

type IntOperator = (a: bigint, b: bigint) => bigint
type FloatOperator = (a: number, b: number) => number

const defineNumeric = (applyToInts: IntOperator, applyToFloats: FloatOperator): RulesBuiltinOperation =>
  combineRulesBuiltinOverloads(
    defineRulesBuiltinOperation(['int', 'int'], (a, b) => createRulesIntValue(applyToInts(a.value, b.value))),
    defineRulesBuiltinOperation(['number', 'number'], (a, b) =>
      createRulesFloatValue(applyToFloats(Number(a.value), Number(b.value))),
    ),
  )

const rejectZeroDivisor = (divide: IntOperator): IntOperator => {
  return (a, b) => {
    if (b === 0n) throw new RulesEvaluationError('Division by zero.')
    return divide(a, b)
  }
}

const addition = combineRulesBuiltinOverloads(
  defineNumeric(
    (a, b) => a + b,
    (a, b) => a + b,
  ),
  defineRulesBuiltinOperation(['string', 'string'], (a, b) => createRulesStringValue(a.value + b.value)),
  defineRulesBuiltinOperation(['duration', 'duration'], (a, b) =>
    createRulesDurationValue(a.nanos + b.nanos),
  ),
  defineRulesBuiltinOperation(['timestamp', 'duration'], (a, b) =>
    createRulesTimestampValue(a.nanos + b.nanos),
  ),
  defineRulesBuiltinOperation(['duration', 'timestamp'], (a, b) =>
    createRulesTimestampValue(a.nanos + b.nanos),
  ),
)

const subtraction = combineRulesBuiltinOverloads(
  defineNumeric(
    (a, b) => a - b,
    (a, b) => a - b,
  ),
  defineRulesBuiltinOperation(['duration', 'duration'], (a, b) =>
    createRulesDurationValue(a.nanos - b.nanos),
  ),
  defineRulesBuiltinOperation(['timestamp', 'duration'], (a, b) =>
    createRulesTimestampValue(a.nanos - b.nanos),
  ),
  defineRulesBuiltinOperation(['timestamp', 'timestamp'], (a, b) =>
    createRulesDurationValue(a.nanos - b.nanos),
  ),
)

/** Arithmetic operators of rules. Integer division truncates towards zero; float division by zero returns infinity. */
export const rulesArithmeticOperators = createRulesBuiltinOperationTable({
  '+': addition,
  '-': subtraction,
  '*': defineNumeric(
    (a, b) => a * b,
    (a, b) => a * b,
  ),
  '/': defineNumeric(
    rejectZeroDivisor((a, b) => a / b),
    (a, b) => a / b,
  ),
  '%': defineNumeric(
    rejectZeroDivisor((a, b) => a % b),
    (a, b) => a % b,
  ),
})

export const rulesNegationOperator: RulesBuiltinOperation = combineRulesBuiltinOverloads(
  defineRulesBuiltinOperation(['int'], (a) => createRulesIntValue(-a.value)),
  defineRulesBuiltinOperation(['float'], (a): RulesValue => createRulesFloatValue(-a.value)),
  defineRulesBuiltinOperation(['duration'], (a) => createRulesDurationValue(-a.nanos)),
)

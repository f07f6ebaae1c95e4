import { durationValue } from './duration'
import { EvaluationError } from './evaluationError'
import { intValue } from './int'
import {
  combineOverloads,
  defineOperation,
  createOperationTable,
  type BuiltinOperation,
} from './builtinOperation'
import { timestampValue } from './timestamp'
import { floatValue, stringValue, type RulesValue } from './rulesValue'

type IntOperator = (a: bigint, b: bigint) => bigint
type FloatOperator = (a: number, b: number) => number

const defineNumeric = (applyToInts: IntOperator, applyToFloats: FloatOperator): BuiltinOperation =>
  combineOverloads(
    defineOperation(['int', 'int'], (a, b) => intValue(applyToInts(a.value, b.value))),
    defineOperation(['number', 'number'], (a, b) =>
      floatValue(applyToFloats(Number(a.value), Number(b.value))),
    ),
  )

const rejectZeroDivisor = (divide: IntOperator): IntOperator => {
  return (a, b) => {
    if (b === 0n) throw new EvaluationError('Division by zero.')
    return divide(a, b)
  }
}

const addition = combineOverloads(
  defineNumeric(
    (a, b) => a + b,
    (a, b) => a + b,
  ),
  defineOperation(['string', 'string'], (a, b) => stringValue(a.value + b.value)),
  defineOperation(['duration', 'duration'], (a, b) => durationValue(a.nanos + b.nanos)),
  defineOperation(['timestamp', 'duration'], (a, b) => timestampValue(a.nanos + b.nanos)),
  defineOperation(['duration', 'timestamp'], (a, b) => timestampValue(a.nanos + b.nanos)),
)

const subtraction = combineOverloads(
  defineNumeric(
    (a, b) => a - b,
    (a, b) => a - b,
  ),
  defineOperation(['duration', 'duration'], (a, b) => durationValue(a.nanos - b.nanos)),
  defineOperation(['timestamp', 'duration'], (a, b) => timestampValue(a.nanos - b.nanos)),
  defineOperation(['timestamp', 'timestamp'], (a, b) => durationValue(a.nanos - b.nanos)),
)

/** Integer division truncates towards zero; float division by zero is infinite. */
export const arithmeticOperators = createOperationTable({
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

export const negationOperator: BuiltinOperation = combineOverloads(
  defineOperation(['int'], (a) => intValue(-a.value)),
  defineOperation(['float'], (a): RulesValue => floatValue(-a.value)),
  defineOperation(['duration'], (a) => durationValue(-a.nanos)),
)

import { duration } from './duration'
import { EvaluationError } from './error'
import { int } from './integer'
import { either, operation, table, type Operation } from './operation'
import { timestamp } from './timestamp'
import { float, text, type Value } from './value'

type Whole = (a: bigint, b: bigint) => bigint
type Real = (a: number, b: number) => number

const numeric = (whole: Whole, real: Real): Operation =>
  either(
    operation(['int', 'int'], (a, b) => int(whole(a.value, b.value))),
    operation(['number', 'number'], (a, b) => float(real(Number(a.value), Number(b.value)))),
  )

const nonZero = (divide: Whole): Whole => {
  return (a, b) => {
    if (b === 0n) throw new EvaluationError('Division by zero.')
    return divide(a, b)
  }
}

const sums = either(
  numeric(
    (a, b) => a + b,
    (a, b) => a + b,
  ),
  operation(['string', 'string'], (a, b) => text(a.value + b.value)),
  operation(['duration', 'duration'], (a, b) => duration(a.nanos + b.nanos)),
  operation(['timestamp', 'duration'], (a, b) => timestamp(a.nanos + b.nanos)),
  operation(['duration', 'timestamp'], (a, b) => timestamp(a.nanos + b.nanos)),
)

const differences = either(
  numeric(
    (a, b) => a - b,
    (a, b) => a - b,
  ),
  operation(['duration', 'duration'], (a, b) => duration(a.nanos - b.nanos)),
  operation(['timestamp', 'duration'], (a, b) => timestamp(a.nanos - b.nanos)),
  operation(['timestamp', 'timestamp'], (a, b) => duration(a.nanos - b.nanos)),
)

/** The arithmetic operators. Integers divide towards zero; a float divided by zero is infinite, as in IEEE 754. */
export const arithmetic = table({
  '+': sums,
  '-': differences,
  '*': numeric(
    (a, b) => a * b,
    (a, b) => a * b,
  ),
  '/': numeric(
    nonZero((a, b) => a / b),
    (a, b) => a / b,
  ),
  '%': numeric(
    nonZero((a, b) => a % b),
    (a, b) => a % b,
  ),
})

/** Unary minus. */
export const negation: Operation = either(
  operation(['int'], (a) => int(-a.value)),
  operation(['float'], (a): Value => float(-a.value)),
  operation(['duration'], (a) => duration(-a.nanos)),
)

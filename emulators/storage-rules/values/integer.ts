import { EvaluationError } from './error'
import type { ValueOf } from './value'

const smallest = -(2n ** 63n)
const largest = 2n ** 63n - 1n

/** A 64-bit integer; what does not fit is an error, never a wrapped number. */
export function int(value: bigint | number): ValueOf<'int'> {
  const whole = BigInt(value)
  if (whole < smallest || whole > largest)
    throw new EvaluationError(`Integer out of the 64-bit range: ${whole}.`)
  return { type: 'int', value: whole }
}

/** Cuts a float to an integer as the engine does: towards zero, held at the ends of the range, NaN to 0. */
export function truncate(value: number): ValueOf<'int'> {
  if (Number.isNaN(value)) return int(0)
  if (value >= 2 ** 63) return int(largest)
  if (value <= -(2 ** 63)) return int(smallest)
  return int(Math.trunc(value))
}

import { EvaluationError } from './evaluationError'
import type { ValueOf } from './rulesValue'

const minInt64 = -(2n ** 63n)
const maxInt64 = 2n ** 63n - 1n

/** Creates a 64-bit integer; throws on overflow. */
export function intValue(value: bigint | number): ValueOf<'int'> {
  const integer = BigInt(value)
  if (integer < minInt64 || integer > maxInt64)
    throw new EvaluationError(`Integer out of the 64-bit range: ${integer}.`)
  return { type: 'int', value: integer }
}

/** Truncates a float as Google's engine does: it clamps to 64 bits and converts NaN to 0. */
export function truncateToInt(value: number): ValueOf<'int'> {
  if (Number.isNaN(value)) return intValue(0)
  if (value >= 2 ** 63) return intValue(maxInt64)
  if (value <= -(2 ** 63)) return intValue(minInt64)
  return intValue(Math.trunc(value))
}

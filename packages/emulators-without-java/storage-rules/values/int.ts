import { RulesEvaluationError } from './evaluationError'
import type { RulesValueOfType } from './rulesValue'

const minInt64 = -(2n ** 63n)
const maxInt64 = 2n ** 63n - 1n

/** Creates a 64-bit integer; throws on overflow. */
export function createRulesIntValue(value: bigint | number): RulesValueOfType<'int'> {
  const integer = BigInt(value)
  if (integer < minInt64 || integer > maxInt64)
    throw new RulesEvaluationError(`Integer out of the 64-bit range: ${integer}.`)
  return { type: 'int', value: integer }
}

/** Truncates a float as Google's engine does: it clamps to 64 bits and converts NaN to 0. */
export function truncateToRulesIntValue(value: number): RulesValueOfType<'int'> {
  if (Number.isNaN(value)) return createRulesIntValue(0)
  if (value >= 2 ** 63) return createRulesIntValue(maxInt64)
  if (value <= -(2 ** 63)) return createRulesIntValue(minInt64)
  return createRulesIntValue(Math.trunc(value))
}

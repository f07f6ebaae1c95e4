import { RulesEvaluationError } from './evaluationError'
import { createRulesIntValue } from './int'
import { defineRulesBuiltinOperation, createRulesBuiltinOperationTable } from './builtinOperation'
import type { RulesValueOfType } from './rulesValue'

const nanosPerSecond = 1_000_000_000n
const maxDurationNanos = 315_576_000_000n * nanosPerSecond

const nanosPerUnit: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800n * nanosPerSecond],
  ['d', 86_400n * nanosPerSecond],
  ['h', 3_600n * nanosPerSecond],
  ['m', 60n * nanosPerSecond],
  ['s', nanosPerSecond],
  ['ms', 1_000_000n],
  ['ns', 1n],
])

/** Creates a duration; throws if it is longer than about 10,000 years, positive or negative. */
export function createRulesDurationValue(nanos: bigint): RulesValueOfType<'duration'> {
  if (nanos > maxDurationNanos || nanos < -maxDurationNanos)
    throw new RulesEvaluationError('Duration out of range.')
  return { type: 'duration', nanos }
}

function getUnitNanos(unit: string): bigint {
  const nanos = nanosPerUnit.get(unit)
  if (nanos === undefined) {
    throw new RulesEvaluationError(
      `Unknown unit of time "${unit}". Expected one of ${[...nanosPerUnit.keys()].join(', ')}.`,
    )
  }
  return nanos
}

export const rulesDurationFunctions = createRulesBuiltinOperationTable({
  'duration.value': defineRulesBuiltinOperation(['int', 'string'], (amount, unit) =>
    createRulesDurationValue(amount.value * getUnitNanos(unit.value)),
  ),
  'duration.time': defineRulesBuiltinOperation(
    ['int', 'int', 'int', 'int'],
    (hours, minutes, seconds, nanos) =>
      createRulesDurationValue(
        (hours.value * 3_600n + minutes.value * 60n + seconds.value) * nanosPerSecond + nanos.value,
      ),
  ),
  'duration.abs': defineRulesBuiltinOperation(['duration'], (self) =>
    createRulesDurationValue(self.nanos < 0n ? -self.nanos : self.nanos),
  ),
})

/**
 * Methods of a duration: seconds() returns the whole seconds, nanos() the remaining nanoseconds. Both have the sign of
 * the duration.
 */
export const rulesDurationMethods = createRulesBuiltinOperationTable({
  seconds: defineRulesBuiltinOperation(['duration'], (self) =>
    createRulesIntValue(self.nanos / nanosPerSecond),
  ),
  nanos: defineRulesBuiltinOperation(['duration'], (self) =>
    createRulesIntValue(self.nanos % nanosPerSecond),
  ),
})

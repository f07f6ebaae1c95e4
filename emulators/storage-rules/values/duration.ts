import { EvaluationError } from './evaluationError'
import { intValue } from './int'
import { defineOperation, createOperationTable } from './builtinOperation'
import type { ValueOf } from './rulesValue'

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

/** Creates a duration; the limit is about 10,000 years in either direction. */
export function durationValue(nanos: bigint): ValueOf<'duration'> {
  if (nanos > maxDurationNanos || nanos < -maxDurationNanos)
    throw new EvaluationError('Duration out of range.')
  return { type: 'duration', nanos }
}

function getUnitNanos(unit: string): bigint {
  const nanos = nanosPerUnit.get(unit)
  if (nanos === undefined) {
    throw new EvaluationError(
      `Unknown unit of time "${unit}". Expected one of ${[...nanosPerUnit.keys()].join(', ')}.`,
    )
  }
  return nanos
}

export const durationFunctions = createOperationTable({
  'duration.value': defineOperation(['int', 'string'], (amount, unit) =>
    durationValue(amount.value * getUnitNanos(unit.value)),
  ),
  'duration.time': defineOperation(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
    durationValue(
      (hours.value * 3_600n + minutes.value * 60n + seconds.value) * nanosPerSecond + nanos.value,
    ),
  ),
  'duration.abs': defineOperation(['duration'], (self) =>
    durationValue(self.nanos < 0n ? -self.nanos : self.nanos),
  ),
})

/** seconds() is the whole seconds and nanos() the remainder; both have the sign of the duration. */
export const durationMethods = createOperationTable({
  seconds: defineOperation(['duration'], (self) => intValue(self.nanos / nanosPerSecond)),
  nanos: defineOperation(['duration'], (self) => intValue(self.nanos % nanosPerSecond)),
})

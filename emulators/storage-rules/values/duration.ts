import { EvaluationError } from './error'
import { int } from './integer'
import { operation, table } from './operation'
import type { ValueOf } from './value'

const second = 1_000_000_000n
const longest = 315_576_000_000n * second

const units: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800n * second],
  ['d', 86_400n * second],
  ['h', 3_600n * second],
  ['m', 60n * second],
  ['s', second],
  ['ms', 1_000_000n],
  ['ns', 1n],
])

/** A span of time, at most about 10,000 years either way. */
export function duration(nanos: bigint): ValueOf<'duration'> {
  if (nanos > longest || nanos < -longest) throw new EvaluationError('Duration out of range.')
  return { type: 'duration', nanos }
}

function unitNanos(unit: string): bigint {
  const nanos = units.get(unit)
  if (nanos === undefined) {
    throw new EvaluationError(
      `Unknown unit of time "${unit}". Expected one of ${[...units.keys()].join(', ')}.`,
    )
  }
  return nanos
}

/** duration.value(), duration.time() and duration.abs(). */
export const durationFunctions = table({
  'duration.value': operation(['int', 'string'], (amount, unit) =>
    duration(amount.value * unitNanos(unit.value)),
  ),
  'duration.time': operation(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
    duration((hours.value * 3_600n + minutes.value * 60n + seconds.value) * second + nanos.value),
  ),
  'duration.abs': operation(['duration'], (self) => duration(self.nanos < 0n ? -self.nanos : self.nanos)),
})

/** A duration is its seconds() and the nanos() of what remains, both with its sign. */
export const durationMethods = table({
  seconds: operation(['duration'], (self) => int(self.nanos / second)),
  nanos: operation(['duration'], (self) => int(self.nanos % second)),
})

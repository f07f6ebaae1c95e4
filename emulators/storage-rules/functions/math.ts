import { int, truncate } from '../values/integer'
import { either, operation, table, type Operation } from '../values/operation'
import { bool, float } from '../values/value'

const toFloat = (compute: (value: number) => number): Operation =>
  operation(['number'], (x) => float(compute(Number(x.value))))

const test = (holds: (value: number) => boolean): Operation =>
  operation(['number'], (x) => bool(holds(Number(x.value))))

const isInfinite = test((x) => Math.abs(x) === Infinity)

/** The math namespace. ceil() and floor() answer floats and round() an int, as the engine does. */
export const mathFunctions = table({
  'math.abs': either(
    operation(['int'], (x) => int(x.value < 0n ? -x.value : x.value)),
    operation(['float'], (x) => float(Math.abs(x.value))),
  ),
  'math.ceil': toFloat(Math.ceil),
  'math.floor': toFloat(Math.floor),
  'math.round': either(
    operation(['int'], (x) => x),
    operation(['float'], (x) => truncate(Math.round(x.value))),
  ),
  'math.sqrt': toFloat(Math.sqrt),
  'math.pow': operation(['number', 'number'], (base, power) =>
    float(Number(base.value) ** Number(power.value)),
  ),
  'math.isNaN': test(Number.isNaN),
  // The reference says isInfinite; the engine answers to isInfinity.
  'math.isInfinite': isInfinite,
  'math.isInfinity': isInfinite,
})

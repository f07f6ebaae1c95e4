import { intValue, truncateToInt } from '../values/int'
import {
  combineOverloads,
  defineOperation,
  createOperationTable,
  type BuiltinOperation,
} from '../values/builtinOperation'
import { boolValue, floatValue } from '../values/rulesValue'

const defineFloatFunction = (compute: (value: number) => number): BuiltinOperation =>
  defineOperation(['number'], (x) => floatValue(compute(Number(x.value))))

const definePredicate = (test: (value: number) => boolean): BuiltinOperation =>
  defineOperation(['number'], (x) => boolValue(test(Number(x.value))))

const isInfinite = definePredicate((x) => Math.abs(x) === Infinity)

/** As in Google's engine, ceil() and floor() return floats, round() an int. */
export const mathFunctions = createOperationTable({
  'math.abs': combineOverloads(
    defineOperation(['int'], (x) => intValue(x.value < 0n ? -x.value : x.value)),
    defineOperation(['float'], (x) => floatValue(Math.abs(x.value))),
  ),
  'math.ceil': defineFloatFunction(Math.ceil),
  'math.floor': defineFloatFunction(Math.floor),
  'math.round': combineOverloads(
    defineOperation(['int'], (x) => x),
    defineOperation(['float'], (x) => truncateToInt(Math.round(x.value))),
  ),
  'math.sqrt': defineFloatFunction(Math.sqrt),
  'math.pow': defineOperation(['number', 'number'], (base, power) =>
    floatValue(Number(base.value) ** Number(power.value)),
  ),
  'math.isNaN': definePredicate(Number.isNaN),
  // The rules reference documents isInfinite; Google's engine implements isInfinity.
  'math.isInfinite': isInfinite,
  'math.isInfinity': isInfinite,
})

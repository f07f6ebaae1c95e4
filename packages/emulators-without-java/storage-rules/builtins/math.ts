import { createRulesIntValue, truncateToRulesIntValue } from '../values/int'
import {
  combineRulesBuiltinOverloads,
  defineRulesBuiltinOperation,
  createRulesBuiltinOperationTable,
  type RulesBuiltinOperation,
} from '../values/builtinOperation'
import { createRulesBoolValue, createRulesFloatValue } from '../values/rulesValue'

const defineFloatFunction = (compute: (value: number) => number): RulesBuiltinOperation =>
  defineRulesBuiltinOperation(['number'], (x) => createRulesFloatValue(compute(Number(x.value))))

const definePredicate = (test: (value: number) => boolean): RulesBuiltinOperation =>
  defineRulesBuiltinOperation(['number'], (x) => createRulesBoolValue(test(Number(x.value))))

const isInfinite = definePredicate((x) => Math.abs(x) === Infinity)

/** The math functions of rules. As in Google's rules engine, ceil() and floor() return a float, and round() an int. */
export const rulesMathFunctions = createRulesBuiltinOperationTable({
  'math.abs': combineRulesBuiltinOverloads(
    defineRulesBuiltinOperation(['int'], (x) => createRulesIntValue(x.value < 0n ? -x.value : x.value)),
    defineRulesBuiltinOperation(['float'], (x) => createRulesFloatValue(Math.abs(x.value))),
  ),
  'math.ceil': defineFloatFunction(Math.ceil),
  'math.floor': defineFloatFunction(Math.floor),
  'math.round': combineRulesBuiltinOverloads(
    defineRulesBuiltinOperation(['int'], (x) => x),
    defineRulesBuiltinOperation(['float'], (x) => truncateToRulesIntValue(Math.round(x.value))),
  ),
  'math.sqrt': defineFloatFunction(Math.sqrt),
  'math.pow': defineRulesBuiltinOperation(['number', 'number'], (base, power) =>
    createRulesFloatValue(Number(base.value) ** Number(power.value)),
  ),
  'math.isNaN': definePredicate(Number.isNaN),
  // The rules reference documents isInfinite(), but Google's rules engine implements isInfinity(). Both names work
  // here.
  'math.isInfinite': isInfinite,
  'math.isInfinity': isInfinite,
})

import { RulesEvaluationError } from '../values/evaluationError'
import { createRulesIntValue, truncateToRulesIntValue } from '../values/int'
import {
  combineRulesBuiltinOverloads,
  defineRulesBuiltinOperation,
  createRulesBuiltinOperationTable,
} from '../values/builtinOperation'
import { parseRulesPathValue } from '../values/path'
import { convertRulesValueToString } from '../values/stringConversion'
import {
  createRulesBoolValue,
  createRulesBytesValue,
  createRulesFloatValue,
  createRulesStringValue,
  type RulesValue,
} from '../values/rulesValue'

const decimalNumber = /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/
const namedNumbers: ReadonlyMap<string, number> = new Map([
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
])
const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])

function requireParsed<T>(value: T | undefined, text: string, type: string): T {
  if (value === undefined) throw new RulesEvaluationError(`"${text}" cannot be read as ${type}.`)
  return value
}

const parseInt64 = (text: string): RulesValue =>
  createRulesIntValue(
    requireParsed(/^[+-]?\d+$/.test(text) ? BigInt(text.replace('+', '')) : undefined, text, 'int'),
  )

const parseFloat64 = (text: string): RulesValue =>
  createRulesFloatValue(
    requireParsed(decimalNumber.test(text) ? Number(text) : namedNumbers.get(text.trim()), text, 'float'),
  )

export const rulesConversionFunctions = createRulesBuiltinOperationTable({
  bool: combineRulesBuiltinOverloads(
    defineRulesBuiltinOperation(['bool'], (value) => value),
    defineRulesBuiltinOperation(['string'], ({ value }) =>
      createRulesBoolValue(requireParsed(booleans.get(value.toLowerCase()), value, 'bool')),
    ),
  ),
  bytes: combineRulesBuiltinOverloads(
    defineRulesBuiltinOperation(['bytes'], (value) => value),
    defineRulesBuiltinOperation(['string'], (value) => createRulesBytesValue(Buffer.from(value.value))),
  ),
  float: combineRulesBuiltinOverloads(
    defineRulesBuiltinOperation(['number'], (value) => createRulesFloatValue(Number(value.value))),
    defineRulesBuiltinOperation(['string'], (value) => parseFloat64(value.value)),
  ),
  int: combineRulesBuiltinOverloads(
    defineRulesBuiltinOperation(['int'], (value) => value),
    defineRulesBuiltinOperation(['float'], (value) => truncateToRulesIntValue(value.value)),
    defineRulesBuiltinOperation(['string'], (value) => parseInt64(value.value)),
  ),
  path: defineRulesBuiltinOperation(['string'], (value) => parseRulesPathValue(value.value)),
  string: defineRulesBuiltinOperation(['any'], (value) =>
    createRulesStringValue(convertRulesValueToString(value)),
  ),
})

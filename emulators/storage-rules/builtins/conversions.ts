import { EvaluationError } from '../values/evaluationError'
import { intValue, truncateToInt } from '../values/int'
import { combineOverloads, defineOperation, createOperationTable } from '../values/builtinOperation'
import { parsePath } from '../values/path'
import { convertToString } from '../values/stringConversion'
import { boolValue, bytesValue, floatValue, stringValue, type RulesValue } from '../values/rulesValue'

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
  if (value === undefined) throw new EvaluationError(`"${text}" cannot be read as ${type}.`)
  return value
}

const parseInt64 = (text: string): RulesValue =>
  intValue(requireParsed(/^[+-]?\d+$/.test(text) ? BigInt(text.replace('+', '')) : undefined, text, 'int'))

const parseFloat64 = (text: string): RulesValue =>
  floatValue(
    requireParsed(decimalNumber.test(text) ? Number(text) : namedNumbers.get(text.trim()), text, 'float'),
  )

export const conversionFunctions = createOperationTable({
  bool: combineOverloads(
    defineOperation(['bool'], (value) => value),
    defineOperation(['string'], ({ value }) =>
      boolValue(requireParsed(booleans.get(value.toLowerCase()), value, 'bool')),
    ),
  ),
  bytes: combineOverloads(
    defineOperation(['bytes'], (value) => value),
    defineOperation(['string'], (value) => bytesValue(Buffer.from(value.value))),
  ),
  float: combineOverloads(
    defineOperation(['number'], (value) => floatValue(Number(value.value))),
    defineOperation(['string'], (value) => parseFloat64(value.value)),
  ),
  int: combineOverloads(
    defineOperation(['int'], (value) => value),
    defineOperation(['float'], (value) => truncateToInt(value.value)),
    defineOperation(['string'], (value) => parseInt64(value.value)),
  ),
  path: defineOperation(['string'], (value) => parsePath(value.value)),
  string: defineOperation(['any'], (value) => stringValue(convertToString(value))),
})

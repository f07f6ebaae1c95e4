import { EvaluationError } from '../values/error'
import { int, truncate } from '../values/integer'
import { either, operation, table } from '../values/operation'
import { pathOf } from '../values/path'
import { asText } from '../values/text'
import { bool, bytes, float, text, type Value } from '../values/value'

const decimal = /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/
const named: ReadonlyMap<string, number> = new Map([
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
])
const truths: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])

function orRefuse<T>(value: T | undefined, written: string, type: string): T {
  if (value === undefined) throw new EvaluationError(`"${written}" cannot be read as ${type}.`)
  return value
}

const readInt = (written: string): Value =>
  int(orRefuse(/^[+-]?\d+$/.test(written) ? BigInt(written.replace('+', '')) : undefined, written, 'int'))

const readFloat = (written: string): Value =>
  float(orRefuse(decimal.test(written) ? Number(written) : named.get(written.trim()), written, 'float'))

/** The global conversions. */
export const conversionFunctions = table({
  bool: either(
    operation(['bool'], (value) => value),
    operation(['string'], ({ value }) => bool(orRefuse(truths.get(value.toLowerCase()), value, 'bool'))),
  ),
  bytes: either(
    operation(['bytes'], (value) => value),
    operation(['string'], (value) => bytes(Buffer.from(value.value))),
  ),
  float: either(
    operation(['number'], (value) => float(Number(value.value))),
    operation(['string'], (value) => readFloat(value.value)),
  ),
  int: either(
    operation(['int'], (value) => value),
    operation(['float'], (value) => truncate(value.value)),
    operation(['string'], (value) => readInt(value.value)),
  ),
  path: operation(['string'], (value) => pathOf(value.value)),
  string: operation(['any'], (value) => text(asText(value))),
})

import { createRulesIntValue } from '../values/int'
import { parseRulesTimestamp } from '../values/timestamp'
import {
  createRulesBoolValue,
  createRulesBytesValue,
  createRulesFloatValue,
  createRulesListValue,
  createRulesMapValue,
  rulesNullValue,
  createRulesPathValue,
  createRulesStringValue,
  type RulesValue,
} from '../values/rulesValue'
import { createRulesSetValue } from '../values/set'
import { createRulesLatlngValue } from '../values/latlng'
import {
  parseJsonArrayValue,
  parseJsonObjectValue,
  MalformedMessageError,
  parseJsonNumberValue,
  parseJsonStringValue,
  type JsonObject,
} from './jsonParser'

type ValueParser = (raw: unknown) => RulesValue

// The names of the value types come from lib/emulator/storage/rules/runtime.js of firebase-tools. A few more names are
// used only by Google's rules engine.
const valueParsers: ReadonlyMap<string, ValueParser> = new Map<string, ValueParser>([
  ['null_value', () => rulesNullValue],
  ['bool_value', (raw) => createRulesBoolValue(raw === true)],
  ['int_value', (raw) => createRulesIntValue(parseJsonIntegerValue(raw))],
  ['float_value', (raw) => createRulesFloatValue(parseJsonNumberValue(raw))],
  ['string_value', (raw) => createRulesStringValue(parseJsonStringValue(raw))],
  ['bytes_value', (raw) => createRulesBytesValue(Buffer.from(parseJsonStringValue(raw), 'base64'))],
  ['timestamp_value', (raw) => parseRulesProtocolTimestamp(parseJsonStringValue(raw))],
  ['list_value', (raw) => createRulesListValue(parseTypedValues(raw))],
  ['set_value', (raw) => createRulesSetValue(parseTypedValues(raw))],
  [
    'map_value',
    (raw) =>
      createRulesMapValue(
        parseTypeTaggedRulesFields(parseJsonObjectValue(parseJsonObjectValue(raw).fields ?? {})),
      ),
  ],
  [
    'path_value',
    (raw) =>
      createRulesPathValue(
        parseJsonArrayValue(parseJsonObjectValue(raw).segments).map((one) =>
          parseJsonStringValue(parseJsonObjectValue(one).simple),
        ),
      ),
  ],
  [
    'latlng_value',
    (raw) =>
      createRulesLatlngValue(
        parseJsonNumberValue(parseJsonObjectValue(raw).lat),
        parseJsonNumberValue(parseJsonObjectValue(raw).lng),
      ),
  ],
])

/** Parses a typed value such as {"int_value": 5}. */
export function parseTypeTaggedRulesValue(raw: unknown): RulesValue {
  const fields = parseJsonObjectValue(raw)
  const [[kind, rawValue] = ['', null], ...others] = Object.entries(fields)
  const parseValue = valueParsers.get(kind)
  if (parseValue === undefined || others.length > 0)
    throw new MalformedMessageError(`No value: ${JSON.stringify(raw)}`)
  return parseValue(rawValue)
}

export const parseTypeTaggedRulesFields = (fields: JsonObject): readonly (readonly [string, RulesValue])[] =>
  Object.entries(fields).map(([name, raw]) => [name, parseTypeTaggedRulesValue(raw)])

const parseTypedValues = (raw: unknown): readonly RulesValue[] =>
  parseJsonArrayValue(parseJsonObjectValue(raw).values ?? []).map(parseTypeTaggedRulesValue)

/** Parses an integer; large integers are strings in JSON. */
export function parseJsonIntegerValue(raw: unknown): bigint {
  if (typeof raw === 'number' && Number.isInteger(raw)) return BigInt(raw)
  if (typeof raw === 'string' && /^-?\d+$/.test(raw)) return BigInt(raw)
  throw new MalformedMessageError(`No whole number: ${JSON.stringify(raw)}`)
}

/** Parses an RFC 3339 timestamp. */
export function parseRulesProtocolTimestamp(text: string): RulesValue {
  const timestamp = parseRulesTimestamp(text)
  if (timestamp === null) throw new MalformedMessageError(`No timestamp: "${text}"`)
  return timestamp
}

import { intValue } from '../values/int'
import { parseTimestamp } from '../values/timestamp'
import {
  boolValue,
  bytesValue,
  floatValue,
  listValue,
  mapValue,
  nullValue,
  pathValue,
  stringValue,
  type RulesValue,
} from '../values/rulesValue'
import { setValue } from '../values/set'
import { latlngValue } from '../values/latlng'
import {
  parseArray,
  parseObject,
  MalformedMessageError,
  parseNumber,
  parseString,
  type JsonObject,
} from './jsonParser'

type ValueParser = (raw: unknown) => RulesValue

// Type names from lib/emulator/storage/rules/runtime.js of firebase-tools, plus those that only Google's engine uses.
const valueParsers: ReadonlyMap<string, ValueParser> = new Map<string, ValueParser>([
  ['null_value', () => nullValue],
  ['bool_value', (raw) => boolValue(raw === true)],
  ['int_value', (raw) => intValue(parseInteger(raw))],
  ['float_value', (raw) => floatValue(parseNumber(raw))],
  ['string_value', (raw) => stringValue(parseString(raw))],
  ['bytes_value', (raw) => bytesValue(Buffer.from(parseString(raw), 'base64'))],
  ['timestamp_value', (raw) => parseTimestampValue(parseString(raw))],
  ['list_value', (raw) => listValue(parseTypedValues(raw))],
  ['set_value', (raw) => setValue(parseTypedValues(raw))],
  ['map_value', (raw) => mapValue(parseTypedFields(parseObject(parseObject(raw).fields ?? {})))],
  [
    'path_value',
    (raw) =>
      pathValue(parseArray(parseObject(raw).segments).map((one) => parseString(parseObject(one).simple))),
  ],
  [
    'latlng_value',
    (raw) => latlngValue(parseNumber(parseObject(raw).lat), parseNumber(parseObject(raw).lng)),
  ],
])

/** Parses a typed value such as {"int_value": 5}. */
export function parseTypedValue(raw: unknown): RulesValue {
  const fields = parseObject(raw)
  const [[kind, rawValue] = ['', null], ...others] = Object.entries(fields)
  const parseValue = valueParsers.get(kind)
  if (parseValue === undefined || others.length > 0)
    throw new MalformedMessageError(`No value: ${JSON.stringify(raw)}`)
  return parseValue(rawValue)
}

export const parseTypedFields = (fields: JsonObject): readonly (readonly [string, RulesValue])[] =>
  Object.entries(fields).map(([name, raw]) => [name, parseTypedValue(raw)])

const parseTypedValues = (raw: unknown): readonly RulesValue[] =>
  parseArray(parseObject(raw).values ?? []).map(parseTypedValue)

/** Parses an integer; large integers are strings in JSON. */
export function parseInteger(raw: unknown): bigint {
  if (typeof raw === 'number' && Number.isInteger(raw)) return BigInt(raw)
  if (typeof raw === 'string' && /^-?\d+$/.test(raw)) return BigInt(raw)
  throw new MalformedMessageError(`No whole number: ${JSON.stringify(raw)}`)
}

/** Parses an RFC 3339 timestamp. */
export function parseTimestampValue(text: string): RulesValue {
  const timestamp = parseTimestamp(text)
  if (timestamp === null) throw new MalformedMessageError(`No timestamp: "${text}"`)
  return timestamp
}

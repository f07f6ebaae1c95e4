import { int } from '../values/integer'
import { parseTimestamp } from '../values/timestamp'
import { bool, bytes, float, list, map, nothing, path, text, type Value } from '../values/value'
import { set } from '../values/set'
import { latlng } from '../values/latlng'
import { arrayOf, fieldsOf, MalformedMessage, numberOf, stringOf, type Fields } from './json'

type Reader = (raw: unknown) => Value

// firebase-tools' own names, from lib/emulator/storage/rules/runtime.js; the rest of them are the engine's.
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['null_value', () => nothing],
  ['bool_value', (raw) => bool(raw === true)],
  ['int_value', (raw) => int(wholeOf(raw))],
  ['float_value', (raw) => float(numberOf(raw))],
  ['string_value', (raw) => text(stringOf(raw))],
  ['bytes_value', (raw) => bytes(Buffer.from(stringOf(raw), 'base64'))],
  ['timestamp_value', (raw) => momentOf(stringOf(raw))],
  ['list_value', (raw) => list(valuesOf(raw))],
  ['set_value', (raw) => set(valuesOf(raw))],
  ['map_value', (raw) => map(entriesOf(fieldsOf(fieldsOf(raw).fields ?? {})))],
  ['path_value', (raw) => path(arrayOf(fieldsOf(raw).segments).map((one) => stringOf(fieldsOf(one).simple)))],
  ['latlng_value', (raw) => latlng(numberOf(fieldsOf(raw).lat), numberOf(fieldsOf(raw).lng))],
])

/** Reads a typed value such as {"int_value": 5}; throws MalformedMessage for anything else. */
export function parseWireValue(raw: unknown): Value {
  const fields = fieldsOf(raw)
  const [[kind, inside] = ['nothing', null], ...others] = Object.entries(fields)
  const read = readers.get(kind)
  if (read === undefined || others.length > 0) throw new MalformedMessage(`No value: ${JSON.stringify(raw)}`)
  return read(inside)
}

/** Reads named values, such as the variables of a request. */
export const entriesOf = (fields: Fields): readonly (readonly [string, Value])[] =>
  Object.entries(fields).map(([name, raw]) => [name, parseWireValue(raw)])

const valuesOf = (raw: unknown): readonly Value[] => arrayOf(fieldsOf(raw).values ?? []).map(parseWireValue)

/** A whole number, written as a number or, when it is large, as a string. */
export function wholeOf(raw: unknown): bigint {
  if (typeof raw === 'number' && Number.isInteger(raw)) return BigInt(raw)
  if (typeof raw === 'string' && /^-?\d+$/.test(raw)) return BigInt(raw)
  throw new MalformedMessage(`No whole number: ${JSON.stringify(raw)}`)
}

/** A moment in RFC 3339. */
export function momentOf(written: string): Value {
  const moment = parseTimestamp(written)
  if (moment === null) throw new MalformedMessage(`No timestamp: "${written}"`)
  return moment
}

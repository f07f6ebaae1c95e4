import { intValue } from '../values/int'
import { latlngValue } from '../values/latlng'
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
import {
  parseArray,
  parseObject,
  MalformedMessageError,
  parseNumber,
  parseString,
  type JsonObject,
} from './jsonParser'
import { parseTimestampValue, parseInteger } from './typedValue'

type ValueParser = (raw: unknown) => RulesValue

// Value types of Firestore's REST API, which firebase-tools passes on unchanged.
const valueParsers: ReadonlyMap<string, ValueParser> = new Map<string, ValueParser>([
  ['nullValue', () => nullValue],
  ['booleanValue', (raw) => boolValue(raw === true)],
  ['integerValue', (raw) => intValue(parseInteger(raw))],
  ['doubleValue', (raw) => floatValue(parseNumber(raw))],
  ['stringValue', (raw) => stringValue(parseString(raw))],
  ['bytesValue', (raw) => bytesValue(Buffer.from(parseString(raw), 'base64'))],
  ['timestampValue', (raw) => parseTimestampValue(parseString(raw))],
  ['referenceValue', (raw) => parseDocumentName(parseString(raw))],
  [
    'geoPointValue',
    (raw) => latlngValue(parseCoordinate(raw, 'latitude'), parseCoordinate(raw, 'longitude')),
  ],
  ['arrayValue', (raw) => listValue(parseArray(parseObject(raw).values ?? []).map(parseFirestoreValue))],
  ['mapValue', (raw) => mapValue(parseFirestoreFields(parseObject(parseObject(raw).fields ?? {})))],
])

/** Parses a document into the map that firestore.get() returns: {data, id, __name__}. */
export function parseFirestoreDocument(raw: unknown): RulesValue {
  const { name, fields } = parseObject(raw)
  const path = parseDocumentName(parseString(name))
  return mapValue([
    ['data', mapValue(parseFirestoreFields(parseObject(fields ?? {})))],
    ['id', stringValue(parseString(name).split('/').at(-1) ?? '')],
    ['__name__', path],
  ])
}

function parseFirestoreValue(raw: unknown): RulesValue {
  const [kind = '', rawValue] = Object.entries(parseObject(raw))[0] ?? []
  const parseValue = valueParsers.get(kind)
  if (parseValue === undefined) throw new MalformedMessageError(`No Firestore value: ${JSON.stringify(raw)}`)
  return parseValue(rawValue)
}

const parseFirestoreFields = (fields: JsonObject): readonly (readonly [string, RulesValue])[] =>
  Object.entries(fields).map(([name, raw]) => [name, parseFirestoreValue(raw)])

/** Removes the project from a document's name, because a document path in rules begins with the database. */
const parseDocumentName = (name: string): RulesValue =>
  pathValue(name.replace(/^projects\/[^/]+\//, '').split('/'))

// Firestore omits a coordinate that is zero.
const parseCoordinate = (raw: unknown, name: string): number => parseNumber(parseObject(raw)[name] ?? 0)

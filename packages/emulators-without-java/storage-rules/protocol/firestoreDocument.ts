import { createRulesIntValue } from '../values/int'
import { createRulesLatlngValue } from '../values/latlng'
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
import {
  parseJsonArrayValue,
  parseJsonObjectValue,
  MalformedMessageError,
  parseJsonNumberValue,
  parseJsonStringValue,
  type JsonObject,
} from './jsonParser'
import { parseRulesProtocolTimestamp, parseJsonIntegerValue } from './typedValue'

type ValueParser = (raw: unknown) => RulesValue

// The value types are those of Firestore's REST API, because firebase-tools passes Firestore values on unchanged.
const valueParsers: ReadonlyMap<string, ValueParser> = new Map<string, ValueParser>([
  ['nullValue', () => rulesNullValue],
  ['booleanValue', (raw) => createRulesBoolValue(raw === true)],
  ['integerValue', (raw) => createRulesIntValue(parseJsonIntegerValue(raw))],
  ['doubleValue', (raw) => createRulesFloatValue(parseJsonNumberValue(raw))],
  ['stringValue', (raw) => createRulesStringValue(parseJsonStringValue(raw))],
  ['bytesValue', (raw) => createRulesBytesValue(Buffer.from(parseJsonStringValue(raw), 'base64'))],
  ['timestampValue', (raw) => parseRulesProtocolTimestamp(parseJsonStringValue(raw))],
  ['referenceValue', (raw) => parseDocumentName(parseJsonStringValue(raw))],
  [
    'geoPointValue',
    (raw) => createRulesLatlngValue(parseCoordinate(raw, 'latitude'), parseCoordinate(raw, 'longitude')),
  ],
  [
    'arrayValue',
    (raw) =>
      createRulesListValue(
        parseJsonArrayValue(parseJsonObjectValue(raw).values ?? []).map(parseFirestoreValue),
      ),
  ],
  [
    'mapValue',
    (raw) =>
      createRulesMapValue(parseFirestoreFields(parseJsonObjectValue(parseJsonObjectValue(raw).fields ?? {}))),
  ],
])

/** Parses a Firestore document into the map that the rules function firestore.get() returns: {data, id, __name__}. */
export function parseFirestoreDocument(raw: unknown): RulesValue {
  const { name, fields } = parseJsonObjectValue(raw)
  const path = parseDocumentName(parseJsonStringValue(name))
  return createRulesMapValue([
    ['data', createRulesMapValue(parseFirestoreFields(parseJsonObjectValue(fields ?? {})))],
    ['id', createRulesStringValue(parseJsonStringValue(name).split('/').at(-1) ?? '')],
    ['__name__', path],
  ])
}

function parseFirestoreValue(raw: unknown): RulesValue {
  const [kind = '', rawValue] = Object.entries(parseJsonObjectValue(raw))[0] ?? []
  const parseValue = valueParsers.get(kind)
  if (parseValue === undefined) throw new MalformedMessageError(`No Firestore value: ${JSON.stringify(raw)}`)
  return parseValue(rawValue)
}

const parseFirestoreFields = (fields: JsonObject): readonly (readonly [string, RulesValue])[] =>
  Object.entries(fields).map(([name, raw]) => [name, parseFirestoreValue(raw)])

/** Removes the project from a document's name, because a document path in rules begins with the database. */
const parseDocumentName = (name: string): RulesValue =>
  createRulesPathValue(name.replace(/^projects\/[^/]+\//, '').split('/'))

// Firestore omits the latitude or longitude of a geo point if it is zero.
const parseCoordinate = (raw: unknown, name: string): number =>
  parseJsonNumberValue(parseJsonObjectValue(raw)[name] ?? 0)

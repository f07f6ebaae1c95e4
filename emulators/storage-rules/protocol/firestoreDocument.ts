import { int } from '../values/integer'
import { latlng } from '../values/latlng'
import { bool, bytes, float, list, map, nothing, path, text, type Value } from '../values/value'
import { arrayOf, fieldsOf, MalformedMessage, numberOf, stringOf, type Fields } from './json'
import { momentOf, wholeOf } from './wire'

type Reader = (raw: unknown) => Value

// The value types of Firestore's REST interface, which firebase-tools hands on as it got them.
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['nullValue', () => nothing],
  ['booleanValue', (raw) => bool(raw === true)],
  ['integerValue', (raw) => int(wholeOf(raw))],
  ['doubleValue', (raw) => float(numberOf(raw))],
  ['stringValue', (raw) => text(stringOf(raw))],
  ['bytesValue', (raw) => bytes(Buffer.from(stringOf(raw), 'base64'))],
  ['timestampValue', (raw) => momentOf(stringOf(raw))],
  ['referenceValue', (raw) => pathOfName(stringOf(raw))],
  ['geoPointValue', (raw) => latlng(coordinate(raw, 'latitude'), coordinate(raw, 'longitude'))],
  ['arrayValue', (raw) => list(arrayOf(fieldsOf(raw).values ?? []).map(parseFirestoreValue))],
  ['mapValue', (raw) => map(dataOf(fieldsOf(fieldsOf(raw).fields ?? {})))],
])

/** Reads a document as firestore.get() gives it: {data, id, __name__}. */
export function parseFirestoreDocument(raw: unknown): Value {
  const { name, fields } = fieldsOf(raw)
  const place = pathOfName(stringOf(name))
  return map([
    ['data', map(dataOf(fieldsOf(fields ?? {})))],
    ['id', text(stringOf(name).split('/').at(-1) ?? '')],
    ['__name__', place],
  ])
}

function parseFirestoreValue(raw: unknown): Value {
  const [kind = 'nothing', inside] = Object.entries(fieldsOf(raw))[0] ?? []
  const read = readers.get(kind)
  if (read === undefined) throw new MalformedMessage(`No Firestore value: ${JSON.stringify(raw)}`)
  return read(inside)
}

const dataOf = (fields: Fields): readonly (readonly [string, Value])[] =>
  Object.entries(fields).map(([name, raw]) => [name, parseFirestoreValue(raw)])

/** Rules name a document from its database on, without the project. */
const pathOfName = (name: string): Value => path(name.replace(/^projects\/[^/]+\//, '').split('/'))

// Firestore leaves out a coordinate that is zero.
const coordinate = (raw: unknown, name: string): number => numberOf(fieldsOf(raw)[name] ?? 0)

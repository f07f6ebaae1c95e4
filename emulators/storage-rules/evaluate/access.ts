import { EvaluationError } from '../values/error'
import { boundValue, segmentText } from '../values/path'
import { list, text, type Entries, type Value } from '../values/value'

/** `object.name`. */
export function member(object: Value, name: string): Value {
  if (object.type === 'map') return property(object.entries, name)
  if (object.type === 'path') return boundValue(object, name)
  if (object.type === 'null') throw new EvaluationError(`Null has no property ${name}.`)
  throw new EvaluationError(`A ${object.type} has no property ${name}.`)
}

function property(entries: Entries, name: string): Value {
  const value = entries.get(name)
  if (value === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`)
  return value
}

/** `object[index]`. */
export function element(object: Value, index: Value): Value {
  if (object.type === 'map' && index.type === 'string') return property(object.entries, index.value)
  if (object.type === 'path' && index.type === 'string') return boundValue(object, index.value)
  if (index.type !== 'int') throw unsupported(object, index)
  if (object.type === 'string') return text(object.value.charAt(checked(index.value, object.value.length)))
  if (object.type === 'list') return at(object.items, index.value)
  if (object.type === 'path') return segmentText(at(object.segments, index.value))
  throw unsupported(object, index)
}

function at<T>(items: readonly T[], index: bigint): T {
  const item = items[checked(index, items.length)]
  if (item === undefined) throw outOfBounds(index, items.length)
  return item
}

/** `object[from:to]`, `to` excluded; a missing bound is the beginning or the end. */
export function range(object: Value, from: Value | null, to: Value | null): Value {
  if (object.type === 'string') return text(object.value.slice(...bounds(from, to, object.value.length)))
  if (object.type === 'list') return list(object.items.slice(...bounds(from, to, object.items.length)))
  if (object.type === 'path') {
    return { ...object, segments: object.segments.slice(...bounds(from, to, object.segments.length)) }
  }
  throw new EvaluationError(`A ${object.type} has no range.`)
}

// The engine wants a range to begin inside: [1][1:1] is an error, [1][0:0] is not.
function bounds(from: Value | null, to: Value | null, size: number): [number, number] {
  const first = checked(bound(from, 0), size)
  const end = bound(to, size)
  if (end < first) throw new EvaluationError(`The range [${first}:${end}] runs backwards.`)
  if (end > size) throw outOfBounds(end - 1n, size)
  return [first, Number(end)]
}

function bound(value: Value | null, otherwise: number): bigint {
  if (value === null) return BigInt(otherwise)
  if (value.type !== 'int') throw new EvaluationError(`A range goes from int to int, not ${value.type}.`)
  return value.value
}

function checked(index: bigint, size: number): number {
  if (index < 0n || index >= size) throw outOfBounds(index, size)
  return Number(index)
}

const outOfBounds = (index: bigint, size: number): EvaluationError =>
  new EvaluationError(`Index ${index} is out of bounds, the size being ${size}.`)

const unsupported = (object: Value, index: Value): EvaluationError =>
  new EvaluationError(`Unsupported operation. Received: ${object.type}[${index.type}].`)

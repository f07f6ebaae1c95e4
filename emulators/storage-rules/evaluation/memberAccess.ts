import { EvaluationError } from '../values/evaluationError'
import { getBoundValue, getSegmentValue } from '../values/path'
import { listValue, stringValue, type MapEntries, type RulesValue } from '../values/rulesValue'

/** Evaluates `object.name`. */
export function readMember(object: RulesValue, name: string): RulesValue {
  if (object.type === 'map') return readProperty(object.entries, name)
  if (object.type === 'path') return getBoundValue(object, name)
  if (object.type === 'null') throw new EvaluationError(`Null has no property ${name}.`)
  throw new EvaluationError(`A ${object.type} has no property ${name}.`)
}

function readProperty(entries: MapEntries, name: string): RulesValue {
  const value = entries.get(name)
  if (value === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`)
  return value
}

/** Evaluates `object[index]`. */
export function readElement(object: RulesValue, index: RulesValue): RulesValue {
  if (object.type === 'map' && index.type === 'string') return readProperty(object.entries, index.value)
  if (object.type === 'path' && index.type === 'string') return getBoundValue(object, index.value)
  if (index.type !== 'int') throw createUnsupportedError(object, index)
  if (object.type === 'string')
    return stringValue(object.value.charAt(checkIndex(index.value, object.value.length)))
  if (object.type === 'list') return itemAt(object.items, index.value)
  if (object.type === 'path') return getSegmentValue(itemAt(object.segments, index.value))
  throw createUnsupportedError(object, index)
}

function itemAt<T>(items: readonly T[], index: bigint): T {
  const item = items[checkIndex(index, items.length)]
  if (item === undefined) throw createOutOfBoundsError(index, items.length)
  return item
}

/** Evaluates `object[from:to]`; `to` is exclusive, and both bounds are optional. */
export function readRange(object: RulesValue, from: RulesValue | null, to: RulesValue | null): RulesValue {
  if (object.type === 'string')
    return stringValue(object.value.slice(...toSliceBounds(from, to, object.value.length)))
  if (object.type === 'list')
    return listValue(object.items.slice(...toSliceBounds(from, to, object.items.length)))
  if (object.type === 'path') {
    return { ...object, segments: object.segments.slice(...toSliceBounds(from, to, object.segments.length)) }
  }
  throw new EvaluationError(`A ${object.type} has no range.`)
}

// Google's engine requires the start to be a valid index: [1][1:1] is an error, [1][0:0] is not.
function toSliceBounds(from: RulesValue | null, to: RulesValue | null, size: number): [number, number] {
  const first = checkIndex(toBound(from, 0), size)
  const end = toBound(to, size)
  if (end < first) throw new EvaluationError(`The range [${first}:${end}] runs backwards.`)
  if (end > size) throw createOutOfBoundsError(end - 1n, size)
  return [first, Number(end)]
}

function toBound(value: RulesValue | null, defaultBound: number): bigint {
  if (value === null) return BigInt(defaultBound)
  if (value.type !== 'int') throw new EvaluationError(`A range goes from int to int, not ${value.type}.`)
  return value.value
}

function checkIndex(index: bigint, size: number): number {
  if (index < 0n || index >= size) throw createOutOfBoundsError(index, size)
  return Number(index)
}

const createOutOfBoundsError = (index: bigint, size: number): EvaluationError =>
  new EvaluationError(`Index ${index} is out of bounds, the size being ${size}.`)

const createUnsupportedError = (object: RulesValue, index: RulesValue): EvaluationError =>
  new EvaluationError(`Unsupported operation. Received: ${object.type}[${index.type}].`)

import { RulesEvaluationError } from '../values/evaluationError'
import { getRulesPathVariableValue, getRulesPathSegmentValue } from '../values/path'
import {
  createRulesListValue,
  createRulesStringValue,
  type RulesMapEntries,
  type RulesValue,
} from '../values/rulesValue'

/** Evaluates `object.name`. */
export function evaluateRulesMemberAccess(object: RulesValue, name: string): RulesValue {
  if (object.type === 'map') return readProperty(object.entries, name)
  if (object.type === 'path') return getRulesPathVariableValue(object, name)
  if (object.type === 'null') throw new RulesEvaluationError(`Null has no property ${name}.`)
  throw new RulesEvaluationError(`A ${object.type} has no property ${name}.`)
}

function readProperty(entries: RulesMapEntries, name: string): RulesValue {
  const value = entries.get(name)
  if (value === undefined) throw new RulesEvaluationError(`Property ${name} is undefined on object.`)
  return value
}

/** Evaluates `object[index]`. */
export function evaluateRulesIndexAccess(object: RulesValue, index: RulesValue): RulesValue {
  if (object.type === 'map' && index.type === 'string') return readProperty(object.entries, index.value)
  if (object.type === 'path' && index.type === 'string') return getRulesPathVariableValue(object, index.value)
  if (index.type !== 'int') throw createUnsupportedError(object, index)
  if (object.type === 'string')
    return createRulesStringValue(object.value.charAt(checkIndex(index.value, object.value.length)))
  if (object.type === 'list') return itemAt(object.items, index.value)
  if (object.type === 'path') return getRulesPathSegmentValue(itemAt(object.segments, index.value))
  throw createUnsupportedError(object, index)
}

function itemAt<T>(items: readonly T[], index: bigint): T {
  const item = items[checkIndex(index, items.length)]
  if (item === undefined) throw createOutOfBoundsError(index, items.length)
  return item
}

/** Evaluates `object[from:to]`; `to` is exclusive, and both bounds are optional. */
export function evaluateRulesRangeAccess(
  object: RulesValue,
  from: RulesValue | null,
  to: RulesValue | null,
): RulesValue {
  if (object.type === 'string')
    return createRulesStringValue(object.value.slice(...toSliceBounds(from, to, object.value.length)))
  if (object.type === 'list')
    return createRulesListValue(object.items.slice(...toSliceBounds(from, to, object.items.length)))
  if (object.type === 'path') {
    return { ...object, segments: object.segments.slice(...toSliceBounds(from, to, object.segments.length)) }
  }
  throw new RulesEvaluationError(`A ${object.type} has no range.`)
}

// Google's rules engine requires the start of a range to be a valid index: `[1][1:1]` is an error, `[1][0:0]` is not.
function toSliceBounds(from: RulesValue | null, to: RulesValue | null, size: number): [number, number] {
  const first = checkIndex(toBound(from, 0), size)
  const end = toBound(to, size)
  if (end < first) throw new RulesEvaluationError(`The range [${first}:${end}] runs backwards.`)
  if (end > size) throw createOutOfBoundsError(end - 1n, size)
  return [first, Number(end)]
}

function toBound(value: RulesValue | null, defaultBound: number): bigint {
  if (value === null) return BigInt(defaultBound)
  if (value.type !== 'int') throw new RulesEvaluationError(`A range goes from int to int, not ${value.type}.`)
  return value.value
}

function checkIndex(index: bigint, size: number): number {
  if (index < 0n || index >= size) throw createOutOfBoundsError(index, size)
  return Number(index)
}

const createOutOfBoundsError = (index: bigint, size: number): RulesEvaluationError =>
  new RulesEvaluationError(`Index ${index} is out of bounds, the size being ${size}.`)

const createUnsupportedError = (object: RulesValue, index: RulesValue): RulesEvaluationError =>
  new RulesEvaluationError(`Unsupported operation. Received: ${object.type}[${index.type}].`)

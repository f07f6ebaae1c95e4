import { EvaluationError } from './evaluationError'
import { defineOperation, createOperationTable } from './builtinOperation'
import { convertToString } from './stringConversion'
import { stringValue, type PathSegment, type RulesValue, type ValueOf } from './rulesValue'

const variableSegment = /^\{(\w+)(?:=\*\*?)?\}$/

/** Evaluates path('/a/{b}'); bind() can set the variable `b`. */
export function parsePath(text: string): ValueOf<'path'> {
  const segmentNames = (text.startsWith('/') ? text.slice(1) : text).split('/')
  if (segmentNames.includes('')) throw new EvaluationError(`A path has no empty segment: "${text}".`)
  const segments = segmentNames.map((name): PathSegment => {
    const variable = variableSegment.exec(name)?.[1]
    return variable === undefined ? { text: name } : { variable }
  })
  return { type: 'path', segments, bound: new Map() }
}

/** Returns the path segments that a value inserts: all segments of a path, or one segment of text. */
export const toPathSegments = (value: RulesValue): readonly PathSegment[] =>
  value.type === 'path' ? value.segments : [{ text: convertToString(value) }]

function bindVariables(self: ValueOf<'path'>, values: ValueOf<'map'>): RulesValue {
  const variables = self.segments.flatMap((segment) => ('variable' in segment ? [segment.variable] : []))
  const unknownName = [...values.entries.keys()].find((name) => !variables.includes(name))
  if (unknownName !== undefined) throw new EvaluationError(`The path has no variable "${unknownName}".`)
  const segments = self.segments.flatMap((segment) => {
    const value = 'variable' in segment ? values.entries.get(segment.variable) : undefined
    return value === undefined ? [segment] : toPathSegments(value)
  })
  return { type: 'path', segments, bound: new Map([...self.bound, ...values.entries]) }
}

/** Evaluates path['name'], the value that bind() set. */
export function getBoundValue(self: ValueOf<'path'>, name: string): RulesValue {
  const value = self.bound.get(name)
  if (value === undefined) throw new EvaluationError(`Property ${name} is undefined on the path.`)
  return value
}

export function getSegmentValue(segment: PathSegment): RulesValue {
  if ('variable' in segment)
    throw new EvaluationError(`Variable ${segment.variable} of the path is not bound.`)
  return stringValue(segment.text)
}

export const pathMethods = createOperationTable({ bind: defineOperation(['path', 'map'], bindVariables) })

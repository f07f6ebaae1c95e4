import { RulesEvaluationError } from './evaluationError'
import { defineRulesBuiltinOperation, createRulesBuiltinOperationTable } from './builtinOperation'
import { convertRulesValueToString } from './stringConversion'
import {
  createRulesStringValue,
  type RulesPathValueSegment,
  type RulesValue,
  type RulesValueOfType,
} from './rulesValue'

const variableSegment = /^\{(\w+)(?:=\*\*?)?\}$/

/**
 * Evaluates the rules function path(), for example path('/a/{b}'). The method bind() can later set the variable `b`.
 */
export function parseRulesPathValue(text: string): RulesValueOfType<'path'> {
  const segmentNames = (text.startsWith('/') ? text.slice(1) : text).split('/')
  if (segmentNames.includes('')) throw new RulesEvaluationError(`A path has no empty segment: "${text}".`)
  const segments = segmentNames.map((name): RulesPathValueSegment => {
    const variable = variableSegment.exec(name)?.[1]
    return variable === undefined ? { text: name } : { variable }
  })
  return { type: 'path', segments, bound: new Map() }
}

/** Converts a value into path segments: a path gives all its segments, any other value gives one segment of text. */
export const toRulesPathValueSegments = (value: RulesValue): readonly RulesPathValueSegment[] =>
  value.type === 'path' ? value.segments : [{ text: convertRulesValueToString(value) }]

function bindVariables(self: RulesValueOfType<'path'>, values: RulesValueOfType<'map'>): RulesValue {
  const variables = self.segments.flatMap((segment) => ('variable' in segment ? [segment.variable] : []))
  const unknownName = [...values.entries.keys()].find((name) => !variables.includes(name))
  if (unknownName !== undefined) throw new RulesEvaluationError(`The path has no variable "${unknownName}".`)
  const segments = self.segments.flatMap((segment) => {
    const value = 'variable' in segment ? values.entries.get(segment.variable) : undefined
    return value === undefined ? [segment] : toRulesPathValueSegments(value)
  })
  return { type: 'path', segments, bound: new Map([...self.bound, ...values.entries]) }
}

/** Evaluates path['name']: returns the value that bind() has set for the path variable `name`. */
export function getRulesPathVariableValue(self: RulesValueOfType<'path'>, name: string): RulesValue {
  const value = self.bound.get(name)
  if (value === undefined) throw new RulesEvaluationError(`Property ${name} is undefined on the path.`)
  return value
}

export function getRulesPathSegmentValue(segment: RulesPathValueSegment): RulesValue {
  if ('variable' in segment)
    throw new RulesEvaluationError(`Variable ${segment.variable} of the path is not bound.`)
  return createRulesStringValue(segment.text)
}

export const rulesPathMethods = createRulesBuiltinOperationTable({
  bind: defineRulesBuiltinOperation(['path', 'map'], bindVariables),
})

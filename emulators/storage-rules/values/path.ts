import { EvaluationError } from './error'
import { operation, table } from './operation'
import { asText } from './text'
import { text, type PathSegment, type Value, type ValueOf } from './value'

const template = /^\{(\w+)(?:=\*\*?)?\}$/

/** path('/a/{b}'): the segments of a text, `{b}` being a variable for bind(). */
export function pathOf(written: string): ValueOf<'path'> {
  const names = (written.startsWith('/') ? written.slice(1) : written).split('/')
  if (names.includes('')) throw new EvaluationError(`A path has no empty segment: "${written}".`)
  const segments = names.map((name): PathSegment => {
    const variable = template.exec(name)?.[1]
    return variable === undefined ? { text: name } : { variable }
  })
  return { type: 'path', segments, bound: new Map() }
}

/** The segments that a value fills in a path: those of a path, or one of text. */
export const segmentsOf = (value: Value): readonly PathSegment[] =>
  value.type === 'path' ? value.segments : [{ text: asText(value) }]

function bind(self: ValueOf<'path'>, given: ValueOf<'map'>): Value {
  const variables = self.segments.flatMap((segment) => ('variable' in segment ? [segment.variable] : []))
  const stranger = [...given.entries.keys()].find((name) => !variables.includes(name))
  if (stranger !== undefined) throw new EvaluationError(`The path has no variable "${stranger}".`)
  const segments = self.segments.flatMap((segment) => {
    const value = 'variable' in segment ? given.entries.get(segment.variable) : undefined
    return value === undefined ? [segment] : segmentsOf(value)
  })
  return { type: 'path', segments, bound: new Map([...self.bound, ...given.entries]) }
}

/** path['name']: what bind() gave to a variable. */
export function boundValue(self: ValueOf<'path'>, name: string): Value {
  const value = self.bound.get(name)
  if (value === undefined) throw new EvaluationError(`Property ${name} is undefined on the path.`)
  return value
}

/** A segment as a string; a variable must have been bound. */
export function segmentText(segment: PathSegment): Value {
  if ('variable' in segment)
    throw new EvaluationError(`Variable ${segment.variable} of the path is not bound.`)
  return text(segment.text)
}

/** Path methods. */
export const pathMethods = table({ bind: operation(['path', 'map'], bind) })

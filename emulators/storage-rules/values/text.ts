import { EvaluationError } from './error'
import type { PathSegment, Value } from './value'

/** What string() makes of a value; join() and `$(…)` in a path use it too. */
export function asText(value: Value): string {
  switch (value.type) {
    case 'null':
      return 'null'
    case 'bool':
    case 'int':
    case 'string':
      return String(value.value)
    case 'float':
      return floatText(value.value)
    case 'path':
      return pathText(value.segments)
    case 'bytes':
    case 'list':
    case 'set':
    case 'map':
    case 'map_diff':
    case 'timestamp':
    case 'duration':
    case 'latlng':
      throw new EvaluationError(`A ${value.type} cannot be written as a string.`)
  }
}

/** A path as text: it begins with a slash, and is "/" when it has no segment. */
export function pathText(segments: readonly PathSegment[]): string {
  return (
    '/' + segments.map((segment) => ('text' in segment ? segment.text : `{${segment.variable}}`)).join('/')
  )
}

// As the engine (Java) writes floats: always with a fraction, and with an exponent outside 0.001 to 10,000,000.
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  if (Object.is(value, -0)) return '-0.0'
  const size = Math.abs(value)
  if (size === 0 || (size >= 1e-3 && size < 1e7)) return withFraction(String(value))
  const [digits = '', exponent = ''] = value.toExponential().split('e')
  return `${withFraction(digits)}E${exponent.replace('+', '')}`
}

const withFraction = (digits: string): string => (digits.includes('.') ? digits : `${digits}.0`)

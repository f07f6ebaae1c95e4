import { RulesEvaluationError } from './evaluationError'
import type { RulesPathValueSegment, RulesValue } from './rulesValue'

/** Converts a value to a string, as string(), join() and `$(…)` in a path do in rules. */
export function convertRulesValueToString(value: RulesValue): string {
  switch (value.type) {
    case 'null':
      return 'null'
    case 'bool':
    case 'int':
    case 'string':
      return String(value.value)
    case 'float':
      return formatFloat(value.value)
    case 'path':
      return formatRulesPath(value.segments)
    case 'bytes':
    case 'list':
    case 'set':
    case 'map':
    case 'map_diff':
    case 'timestamp':
    case 'duration':
    case 'latlng':
      throw new RulesEvaluationError(`A ${value.type} cannot be written as a string.`)
  }
}

/** Formats a path; a path without segments is "/". */
export function formatRulesPath(segments: readonly RulesPathValueSegment[]): string {
  return (
    '/' + segments.map((segment) => ('text' in segment ? segment.text : `{${segment.variable}}`)).join('/')
  )
}

// Google's rules engine formats floats as Java does: always with a fraction, and with an exponent if the value is below
// 0.001 or at least 10,000,000.
function formatFloat(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  if (Object.is(value, -0)) return '-0.0'
  const size = Math.abs(value)
  if (size === 0 || (size >= 1e-3 && size < 1e7)) return addFraction(String(value))
  const [digits = '', exponent = ''] = value.toExponential().split('e')
  return `${addFraction(digits)}E${exponent.replace('+', '')}`
}

const addFraction = (digits: string): string => (digits.includes('.') ? digits : `${digits}.0`)

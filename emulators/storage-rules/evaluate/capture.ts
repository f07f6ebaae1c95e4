import type { PatternSegment, RulesVersion } from '../syntax/ast'
import { path, text, type Value } from '../values/value'

/** What each segment of a pattern takes of a path, or null when they do not match. A literal takes null. */
export function capture(
  pattern: readonly PatternSegment[],
  names: readonly string[],
  version: RulesVersion,
): readonly (Value | null)[] | null {
  const restLength = names.length - pattern.length + 1
  const rests = pattern.filter(({ kind }) => kind === 'rest').length
  // Under version 1, {name=**} takes one segment or more and ends the path, that of inner matches included.
  if (version === 1 && rests > 0 && (rests > 1 || pattern.at(-1)?.kind !== 'rest')) return null
  if (rests > 0 ? restLength < (version === 1 ? 1 : 0) : restLength !== 1) return null
  const captured: (Value | null)[] = []
  let at = 0
  for (const segment of pattern) {
    const end = at + (segment.kind === 'rest' ? restLength : 1)
    const taken = names.slice(at, end)
    if (segment.kind === 'literal' && segment.text !== taken[0]) return null
    captured.push(valueOf(segment, taken))
    at = end
  }
  return captured
}

function valueOf({ kind }: PatternSegment, taken: readonly string[]): Value | null {
  if (kind === 'literal') return null
  return kind === 'rest' ? path(taken) : text(taken[0] ?? '')
}

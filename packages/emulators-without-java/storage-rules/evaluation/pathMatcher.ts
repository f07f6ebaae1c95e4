import type { RulesMatchPathSegment, RulesVersion } from '../syntax/ast'
import { createRulesPathValue, createRulesStringValue, type RulesValue } from '../values/rulesValue'

/**
 * Matches a path against a pattern. Returns the value that each pattern segment captures (null for a literal segment),
 * or null if the path does not match.
 */
export function matchRulesPath(
  pattern: readonly RulesMatchPathSegment[],
  pathSegments: readonly string[],
  version: RulesVersion,
): readonly (RulesValue | null)[] | null {
  const globLength = pathSegments.length - pattern.length + 1
  const globCount = pattern.filter(({ kind }) => kind === 'rest').length
  // In rules version 1, {name=**} matches at least one segment. It must be the last segment of the whole path,
  // including the paths of nested match blocks.
  if (version === 1 && globCount > 0 && (globCount > 1 || pattern.at(-1)?.kind !== 'rest')) return null
  if (globCount > 0 ? globLength < (version === 1 ? 1 : 0) : globLength !== 1) return null
  const captured: (RulesValue | null)[] = []
  let index = 0
  for (const segment of pattern) {
    const end = index + (segment.kind === 'rest' ? globLength : 1)
    const matched = pathSegments.slice(index, end)
    if (segment.kind === 'literal' && segment.text !== matched[0]) return null
    captured.push(toVariableValue(segment, matched))
    index = end
  }
  return captured
}

function toVariableValue({ kind }: RulesMatchPathSegment, matched: readonly string[]): RulesValue | null {
  if (kind === 'literal') return null
  return kind === 'rest' ? createRulesPathValue(matched) : createRulesStringValue(matched[0] ?? '')
}

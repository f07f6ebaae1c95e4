import type { RulesAllowStatement, RulesBlock, RulesMatchBlock, RulesVersion } from '../syntax/ast'
import type { RulesValue } from '../values/rulesValue'
import { matchRulesPath } from './pathMatcher'
import { requestMethodsByAllowMethod } from './requestMethodsByAllowMethod'
import type { RulesRuntimeScope } from './runtimeScope'

/** An allow statement whose path and method match the request. */
export type MatchedRulesAllowStatement = {
  readonly allow: RulesAllowStatement
  readonly scope: RulesRuntimeScope
}

type MatchRequest = {
  readonly method: string
  readonly segments: readonly string[]
  readonly version: RulesVersion
}

/** Finds the allow statements that match a request, in source order. */
export function findMatchingRulesAllowStatements(
  block: RulesBlock,
  scope: RulesRuntimeScope,
  request: MatchRequest,
): readonly MatchedRulesAllowStatement[] {
  return findInMatches(block, [], scope, request)
}

function findInMatches(
  block: RulesBlock,
  outerMatches: readonly RulesMatchBlock[],
  root: RulesRuntimeScope,
  request: MatchRequest,
): readonly MatchedRulesAllowStatement[] {
  return block.matches.flatMap((match) => {
    const matches = [...outerMatches, match]
    return [
      ...findInBlock(match.body, matches, root, request),
      ...findInMatches(match.body, matches, root, request),
    ]
  })
}

function findInBlock(
  body: RulesBlock,
  matches: readonly RulesMatchBlock[],
  root: RulesRuntimeScope,
  request: MatchRequest,
): readonly MatchedRulesAllowStatement[] {
  const pattern = matches.flatMap((match) => match.pattern)
  const captured = matchRulesPath(pattern, request.segments, request.version)
  if (captured === null) return []
  const scope = createMatchScope(matches, captured, root)
  return body.allows.filter((allow) => grantsMethod(allow, request.method)).map((allow) => ({ allow, scope }))
}

const grantsMethod = ({ methods }: RulesAllowStatement, method: string): boolean =>
  methods.some(({ name }) => requestMethodsByAllowMethod.get(name)?.includes(method))

/**
 * Creates one scope per match block, because a function of an outer match block must not see variables of an inner one.
 */
function createMatchScope(
  matches: readonly RulesMatchBlock[],
  captured: readonly (RulesValue | null)[],
  root: RulesRuntimeScope,
): RulesRuntimeScope {
  let captureIndex = 0
  return matches.reduce<RulesRuntimeScope>((parent, { pattern, body }) => {
    const variables = new Map<string, RulesValue>()
    for (const segment of pattern) {
      const value = captured[captureIndex++] ?? null
      if (segment.kind !== 'literal' && value !== null) variables.set(segment.name, value)
    }
    return { variables, functions: body.functions, parent }
  }, root)
}

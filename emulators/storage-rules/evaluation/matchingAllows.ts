import type { AllowStatement, Block, MatchBlock, RulesVersion } from '../syntax/ast'
import type { RulesValue } from '../values/rulesValue'
import { matchPath } from './pathMatcher'
import { grantedMethods } from './grantedMethods'
import type { RuntimeScope } from './runtimeScope'

/** An allow statement whose path and method match the request. */
export type MatchedAllow = { readonly allow: AllowStatement; readonly scope: RuntimeScope }

type MatchRequest = {
  readonly method: string
  readonly segments: readonly string[]
  readonly version: RulesVersion
}

/** Finds the allow statements that match a request, in source order. */
export function findMatchingAllows(
  block: Block,
  scope: RuntimeScope,
  request: MatchRequest,
): readonly MatchedAllow[] {
  return findInMatches(block, [], scope, request)
}

function findInMatches(
  block: Block,
  outerMatches: readonly MatchBlock[],
  root: RuntimeScope,
  request: MatchRequest,
): readonly MatchedAllow[] {
  return block.matches.flatMap((match) => {
    const matches = [...outerMatches, match]
    return [
      ...findInBlock(match.body, matches, root, request),
      ...findInMatches(match.body, matches, root, request),
    ]
  })
}

function findInBlock(
  body: Block,
  matches: readonly MatchBlock[],
  root: RuntimeScope,
  request: MatchRequest,
): readonly MatchedAllow[] {
  const pattern = matches.flatMap((match) => match.pattern)
  const captured = matchPath(pattern, request.segments, request.version)
  if (captured === null) return []
  const scope = createMatchScope(matches, captured, root)
  return body.allows.filter((allow) => grantsMethod(allow, request.method)).map((allow) => ({ allow, scope }))
}

const grantsMethod = ({ methods }: AllowStatement, method: string): boolean =>
  methods.some(({ name }) => grantedMethods.get(name)?.includes(method))

/** Creates one scope for each match block: a function of an outer block must not see variables of an inner block. */
function createMatchScope(
  matches: readonly MatchBlock[],
  captured: readonly (RulesValue | null)[],
  root: RuntimeScope,
): RuntimeScope {
  let captureIndex = 0
  return matches.reduce<RuntimeScope>((parent, { pattern, body }) => {
    const variables = new Map<string, RulesValue>()
    for (const segment of pattern) {
      const value = captured[captureIndex++] ?? null
      if (segment.kind !== 'literal' && value !== null) variables.set(segment.name, value)
    }
    return { variables, functions: body.functions, parent }
  }, root)
}

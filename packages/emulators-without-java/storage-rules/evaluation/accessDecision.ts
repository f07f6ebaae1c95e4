import type { RulesFile } from '../syntax/ast'
import type { RulesSourcePosition } from '../syntax/diagnostic'
import { RulesEvaluationError } from '../values/evaluationError'
import type { RulesMapEntries } from '../values/rulesValue'
import { findMatchingRulesAllowStatements, type MatchedRulesAllowStatement } from './matchingAllows'
import { evaluateExpression } from './expressionEvaluator'
import { unwrapRulesBoolValue } from './operators'
import {
  RulesLimitExceededError,
  RulesEvaluationSession,
  type RulesRuntimeServices,
} from './evaluationSession'
import type { RulesRuntimeScope } from './runtimeScope'

/**
 * An access request that the rules allow or deny. `variables` contains the rules variables `request` and `resource`.
 */
export type RulesAccessRequest = {
  readonly service: string
  readonly path: readonly string[]
  readonly method: string
  readonly variables: RulesMapEntries
}

/**
 * The result of an access request. `problems` lists conditions that failed with an error, not those that were false.
 */
export type RulesAccessDecision = {
  readonly permit: boolean
  readonly problems: readonly EvaluationProblem[]
}

type EvaluationProblem = Partial<RulesSourcePosition> & { readonly message: string }

/** Evaluates the matching allow statements until one is true. */
export async function decideAccess(
  file: RulesFile,
  request: RulesAccessRequest,
  services: RulesRuntimeServices,
): Promise<RulesAccessDecision> {
  const session = new RulesEvaluationSession(services)
  const problems: EvaluationProblem[] = []
  try {
    for (const matchedAllow of findAllows(file, request)) {
      const result = await evaluateAllow(matchedAllow, session)
      if (result === true) return { permit: true, problems: [] }
      if (result !== false) problems.push({ ...result.position, message: result.message })
    }
  } catch (error) {
    if (!(error instanceof RulesLimitExceededError)) throw error
    problems.push({ message: error.message })
  }
  return { permit: false, problems }
}

function findAllows(
  file: RulesFile,
  { service, path, method, variables }: RulesAccessRequest,
): readonly MatchedRulesAllowStatement[] {
  const root: RulesRuntimeScope = { variables, functions: file.functions, parent: null }
  const matchRequest = { method, segments: path, version: file.version }
  return file.services
    .filter(({ name }) => name === service)
    .flatMap(({ body }) =>
      findMatchingRulesAllowStatements(
        body,
        { variables: new Map(), functions: body.functions, parent: root },
        matchRequest,
      ),
    )
}

async function evaluateAllow(
  { allow, scope }: MatchedRulesAllowStatement,
  session: RulesEvaluationSession,
): Promise<boolean | RulesEvaluationError> {
  if (allow.condition === null) return true
  try {
    return unwrapRulesBoolValue(await evaluateExpression(allow.condition, { scope, session }))
  } catch (error) {
    if (!(error instanceof RulesEvaluationError)) throw error
    return error.position === null ? new RulesEvaluationError(error.message, allow.condition.position) : error
  }
}

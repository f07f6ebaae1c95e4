import type { RulesFile } from '../syntax/ast'
import type { SourcePosition } from '../syntax/diagnostic'
import { EvaluationError } from '../values/evaluationError'
import type { MapEntries } from '../values/rulesValue'
import { findMatchingAllows, type MatchedAllow } from './matchingAllows'
import { evaluateExpression } from './expressionEvaluator'
import { toBoolean } from './operators'
import { LimitExceededError, EvaluationSession, type RuntimeServices } from './evaluationSession'
import type { RuntimeScope } from './runtimeScope'

/** An access request; its variables are `request` and `resource`. */
export type AccessRequest = {
  readonly service: string
  readonly path: readonly string[]
  readonly method: string
  readonly variables: MapEntries
}

/** The result of a request. `problems` lists conditions that failed with an error, not those that were false. */
export type AccessDecision = {
  readonly permit: boolean
  readonly problems: readonly EvaluationProblem[]
}

type EvaluationProblem = Partial<SourcePosition> & { readonly message: string }

/** Evaluates the matching allow statements until one is true. */
export async function decideAccess(
  file: RulesFile,
  request: AccessRequest,
  services: RuntimeServices,
): Promise<AccessDecision> {
  const session = new EvaluationSession(services)
  const problems: EvaluationProblem[] = []
  try {
    for (const matchedAllow of findAllows(file, request)) {
      const result = await evaluateAllow(matchedAllow, session)
      if (result === true) return { permit: true, problems: [] }
      if (result !== false) problems.push({ ...result.position, message: result.message })
    }
  } catch (error) {
    if (!(error instanceof LimitExceededError)) throw error
    problems.push({ message: error.message })
  }
  return { permit: false, problems }
}

function findAllows(
  file: RulesFile,
  { service, path, method, variables }: AccessRequest,
): readonly MatchedAllow[] {
  const root: RuntimeScope = { variables, functions: file.functions, parent: null }
  const matchRequest = { method, segments: path, version: file.version }
  return file.services
    .filter(({ name }) => name === service)
    .flatMap(({ body }) =>
      findMatchingAllows(
        body,
        { variables: new Map(), functions: body.functions, parent: root },
        matchRequest,
      ),
    )
}

async function evaluateAllow(
  { allow, scope }: MatchedAllow,
  session: EvaluationSession,
): Promise<boolean | EvaluationError> {
  if (allow.condition === null) return true
  try {
    return toBoolean(await evaluateExpression(allow.condition, { scope, session }))
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error
    return error.position === null ? new EvaluationError(error.message, allow.condition.position) : error
  }
}

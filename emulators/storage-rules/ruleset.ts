import { analyzeRulesFile } from './analysis/analyzer'
import { createError } from './analysis/createDiagnostic'
import type { RuntimeServices } from './evaluation/evaluationSession'
import { decideAccess, type AccessRequest, type AccessDecision } from './evaluation/accessDecision'
import type { RulesVersion } from './syntax/ast'
import { RulesSyntaxError, type RulesDiagnostic } from './syntax/diagnostic'
import { parseRulesFile } from './syntax/rulesParser'

export type Ruleset = {
  readonly version: RulesVersion
  readonly decideAccess: (request: AccessRequest, services: RuntimeServices) => Promise<AccessDecision>
}

/** Parses and analyzes a rules file; the ruleset is null if there is an error. */
export function loadRuleset(source: string): {
  ruleset: Ruleset | null
  problems: readonly RulesDiagnostic[]
} {
  try {
    const file = parseRulesFile(source)
    const problems = analyzeRulesFile(file)
    const isUsable = problems.every(({ severity }) => severity === 'warning')
    const ruleset: Ruleset = {
      version: file.version,
      decideAccess: (request, services) => decideAccess(file, request, services),
    }
    return { ruleset: isUsable ? ruleset : null, problems }
  } catch (problem) {
    if (!(problem instanceof RulesSyntaxError)) throw problem
    return { ruleset: null, problems: [createError(problem.position, problem.message)] }
  }
}

import { analyzeRulesFile } from './analysis/analyzer'
import { createRulesErrorDiagnostic } from './analysis/createDiagnostic'
import type { RulesRuntimeServices } from './evaluation/evaluationSession'
import { decideAccess, type RulesAccessRequest, type RulesAccessDecision } from './evaluation/accessDecision'
import type { RulesVersion } from './syntax/ast'
import { RulesSyntaxError, type RulesDiagnostic } from './syntax/diagnostic'
import { parseRulesFile } from './syntax/rulesParser'

export type Ruleset = {
  readonly version: RulesVersion
  readonly decideAccess: (
    request: RulesAccessRequest,
    services: RulesRuntimeServices,
  ) => Promise<RulesAccessDecision>
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
    return { ruleset: null, problems: [createRulesErrorDiagnostic(problem.position, problem.message)] }
  }
}

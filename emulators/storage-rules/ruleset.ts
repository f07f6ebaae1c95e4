import { checkFile } from './check/check'
import { error } from './check/problems'
import type { Services } from './evaluate/run'
import { verify, type AccessRequest, type Verdict } from './evaluate/verify'
import type { RulesVersion } from './syntax/ast'
import { RulesSyntaxError, type RulesProblem } from './syntax/position'
import { parseRulesFile } from './syntax/rulesFile'

/** Rules that can be asked. */
export type Ruleset = {
  readonly version: RulesVersion
  readonly verify: (request: AccessRequest, services: Services) => Promise<Verdict>
}

/** Reads and checks a rules file; there is a ruleset unless a problem is an error. */
export function loadRuleset(source: string): { ruleset: Ruleset | null; problems: readonly RulesProblem[] } {
  try {
    const file = parseRulesFile(source)
    const problems = checkFile(file)
    const isUsable = problems.every(({ severity }) => severity === 'warning')
    const ruleset: Ruleset = {
      version: file.version,
      verify: (request, services) => verify(file, request, services),
    }
    return { ruleset: isUsable ? ruleset : null, problems }
  } catch (problem) {
    if (!(problem instanceof RulesSyntaxError)) throw problem
    return { ruleset: null, problems: [error(problem.at, problem.message)] }
  }
}

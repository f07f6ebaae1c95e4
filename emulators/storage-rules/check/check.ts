import type { RulesFile } from '../syntax/ast'
import type { RulesProblem } from '../syntax/position'
import { checkFunctions } from './functions'
import { checkMatches } from './matches'
import { checkNames } from './names'
import { checkRegularExpressions } from './patterns'
import { error, warning } from './problems'
import { survey } from './scope'

/** The service that Storage asks. */
export const storageService = 'firebase.storage'

const start = { line: 1, column: 1 }

/** What is wrong with a file that could be read, in the order of its lines. */
export function checkFile(file: RulesFile): readonly RulesProblem[] {
  const surveyed = survey(file)
  const problems = [
    ...checkServices(file),
    ...checkFunctions(surveyed),
    ...checkMatches(surveyed, file.version),
    ...checkNames(surveyed),
    ...checkRegularExpressions(surveyed),
  ]
  return problems.sort((a, b) => a.line - b.line || a.column - b.column)
}

function checkServices({ services, version }: RulesFile): readonly RulesProblem[] {
  const again = services.filter(({ name }, i) =>
    services.slice(0, i).some((earlier) => earlier.name === name),
  )
  const isThere = services.some(({ name }) => name === storageService)
  return [
    ...again.map(({ name, at }) => error(at, `Service ${name} is declared twice.`)),
    ...(isThere ? [] : [error(start, `There is no "service ${storageService}".`)]),
    ...(version === 1
      ? [warning(start, "This file has the old rules_version '1'; Storage lists nothing under it.")]
      : []),
  ]
}

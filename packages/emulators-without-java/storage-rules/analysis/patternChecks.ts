import { compileRulesRegex } from '../values/regularExpression'
import type { RulesExpression } from '../syntax/ast'
import { getRulesChildExpressions } from '../syntax/astNode'
import type { RulesDiagnostic } from '../syntax/diagnostic'
import { RulesEvaluationError } from '../values/evaluationError'
import { createRulesErrorDiagnostic } from './createDiagnostic'
import type { RulesSymbolTable } from './symbolTable'

/** Reports invalid regular expressions in matches() calls with a literal pattern. */
export const checkRulesRegexes = ({ expressions }: RulesSymbolTable): readonly RulesDiagnostic[] =>
  expressions.flatMap(({ expression }) => checkExpression(expression))

function checkExpression(expression: RulesExpression): readonly RulesDiagnostic[] {
  return [...checkPattern(expression), ...getRulesChildExpressions(expression).flatMap(checkExpression)]
}

function checkPattern(expression: RulesExpression): readonly RulesDiagnostic[] {
  if (expression.kind !== 'method' || expression.name !== 'matches') return []
  const [pattern] = expression.args
  if (pattern?.kind !== 'literal' || pattern.value.type !== 'string') return []
  try {
    compileRulesRegex(pattern.value.value)
    return []
  } catch (problem) {
    if (!(problem instanceof RulesEvaluationError)) throw problem
    return [createRulesErrorDiagnostic(pattern.position, problem.message)]
  }
}

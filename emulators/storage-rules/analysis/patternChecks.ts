import { compilePattern } from '../values/regularExpression'
import type { Expression } from '../syntax/ast'
import { childExpressions } from '../syntax/astNode'
import type { RulesDiagnostic } from '../syntax/diagnostic'
import { EvaluationError } from '../values/evaluationError'
import { createError } from './createDiagnostic'
import type { SymbolTable } from './symbolTable'

/** Reports invalid regular expressions in matches() calls with a literal pattern. */
export const checkRegularExpressions = ({ expressions }: SymbolTable): readonly RulesDiagnostic[] =>
  expressions.flatMap(({ expression }) => checkExpression(expression))

function checkExpression(expression: Expression): readonly RulesDiagnostic[] {
  return [...checkPattern(expression), ...childExpressions(expression).flatMap(checkExpression)]
}

function checkPattern(expression: Expression): readonly RulesDiagnostic[] {
  if (expression.kind !== 'method' || expression.name !== 'matches') return []
  const [pattern] = expression.args
  if (pattern?.kind !== 'literal' || pattern.value.type !== 'string') return []
  try {
    compilePattern(pattern.value.value)
    return []
  } catch (problem) {
    if (!(problem instanceof EvaluationError)) throw problem
    return [createError(pattern.position, problem.message)]
  }
}

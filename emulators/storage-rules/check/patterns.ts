import { compilePattern } from '../re2/use'
import type { Expression } from '../syntax/ast'
import { children } from '../syntax/node'
import type { RulesProblem } from '../syntax/position'
import { EvaluationError } from '../values/error'
import { error } from './problems'
import type { Survey } from './scope'

/** Regular expressions written out in matches(): RE2 must know them. */
export const checkRegularExpressions = ({ expressions }: Survey): readonly RulesProblem[] =>
  expressions.flatMap(({ expression }) => checkExpression(expression))

function checkExpression(expression: Expression): readonly RulesProblem[] {
  return [...checkOne(expression), ...children(expression).flatMap(checkExpression)]
}

function checkOne(expression: Expression): readonly RulesProblem[] {
  if (expression.kind !== 'method' || expression.name !== 'matches') return []
  const [pattern] = expression.args
  if (pattern?.kind !== 'literal' || pattern.value.type !== 'string') return []
  try {
    compilePattern(pattern.value.value, 'part')
    return []
  } catch (problem) {
    if (!(problem instanceof EvaluationError)) throw problem
    return [error(pattern.at, problem.message)]
  }
}

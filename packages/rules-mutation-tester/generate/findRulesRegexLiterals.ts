import type { RulesExpression } from '../../emulators-without-java/storage-rules/syntax/ast'
import { getRulesChildExpressions } from '../../emulators-without-java/storage-rules/syntax/astNode'
import type { RulesDeclaration } from './declarations'

/**
 * Finds the string literals that security rules use as regular expressions: in the arguments of `matches()`, and in the
 * functions that these arguments call.
 */
export function findRulesRegexLiterals(
  declarations: readonly RulesDeclaration[],
): ReadonlySet<RulesExpression> {
  const found = new Set<RulesExpression>()
  const collectLiterals = (expression: RulesExpression) => {
    if (found.has(expression)) return
    if (expression.kind === 'literal' && expression.value.type === 'string') found.add(expression)
    if (expression.kind === 'binary') getRulesChildExpressions(expression).forEach(collectLiterals)
    if (expression.kind !== 'call') return
    for (const { name, result } of declarations) if (name === expression.name) collectLiterals(result)
  }
  const visit = (expression: RulesExpression) => {
    if (expression.kind === 'method' && expression.name === 'matches')
      expression.args.forEach(collectLiterals)
    getRulesChildExpressions(expression).forEach(visit)
  }
  for (const { lets, result } of declarations) [...lets.values(), result].forEach(visit)
  return found
}

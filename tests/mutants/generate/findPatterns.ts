import type { Expression } from '../../../emulators/storage-rules/syntax/ast'
import { childExpressions } from '../../../emulators/storage-rules/syntax/astNode'
import type { Declaration } from './declarations'

/** The string literals that become regular expressions: arguments of `matches`, also through functions called there. */
export function findPatterns(declarations: readonly Declaration[]): ReadonlySet<Expression> {
  const found = new Set<Expression>()
  const collectLiterals = (expression: Expression) => {
    if (found.has(expression)) return
    if (expression.kind === 'literal' && expression.value.type === 'string') found.add(expression)
    if (expression.kind === 'binary') childExpressions(expression).forEach(collectLiterals)
    if (expression.kind !== 'call') return
    for (const { name, result } of declarations) if (name === expression.name) collectLiterals(result)
  }
  const visit = (expression: Expression) => {
    if (expression.kind === 'method' && expression.name === 'matches')
      expression.args.forEach(collectLiterals)
    childExpressions(expression).forEach(visit)
  }
  for (const { lets, result } of declarations) [...lets.values(), result].forEach(visit)
  return found
}

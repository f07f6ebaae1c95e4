import type { Expression } from '../../../emulators/storage-rules/syntax/ast'
import { children } from '../../../emulators/storage-rules/syntax/node'
import type { Declaration } from './declarations'

/** The string literals that `matches` reads as regular expressions: in its argument, or in the functions called there. */
export function patternsOf(declarations: readonly Declaration[]): ReadonlySet<Expression> {
  const found = new Set<Expression>()
  const read = (expression: Expression) => {
    if (found.has(expression)) return
    if (expression.kind === 'literal' && expression.value.type === 'string') found.add(expression)
    if (expression.kind === 'binary') children(expression).forEach(read)
    if (expression.kind !== 'call') return
    for (const { name, result } of declarations) if (name === expression.name) read(result)
  }
  const look = (expression: Expression) => {
    if (expression.kind === 'method' && expression.name === 'matches') expression.args.forEach(read)
    children(expression).forEach(look)
  }
  for (const { lets, result } of declarations) [...lets.values(), result].forEach(look)
  return found
}

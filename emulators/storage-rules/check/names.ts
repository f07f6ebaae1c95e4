import { builtinNames } from '../functions/builtins'
import type { Expression } from '../syntax/ast'
import { children } from '../syntax/node'
import type { RulesProblem } from '../syntax/position'
import { methodNames } from '../values/methods'
import { warning } from './problems'
import { findFunction, hasVariable, type Scope, type Survey } from './scope'

/** Names that nothing has, and calls with too few or too many arguments. */
export function checkNames({ expressions }: Survey): readonly RulesProblem[] {
  return expressions.flatMap(({ expression, scope }) => checkExpression(expression, scope))
}

function checkExpression(expression: Expression, scope: Scope): readonly RulesProblem[] {
  return [
    ...checkOne(expression, scope),
    ...children(expression).flatMap((child) => checkExpression(child, scope)),
  ]
}

function checkOne(expression: Expression, scope: Scope): readonly RulesProblem[] {
  const { kind, at } = expression
  if (kind === 'name' && !hasVariable(expression.name, scope)) {
    return [warning(at, `Unknown variable "${expression.name}".`)]
  }
  if (kind === 'method' && !methodNames.has(expression.name)) {
    return [warning(at, `Unknown method "${expression.name}".`)]
  }
  return kind === 'call' ? checkCall(expression.name, expression, scope) : []
}

type Call = Extract<Expression, { kind: 'call' }>

function checkCall(name: string, { at, args }: Call, scope: Scope): readonly RulesProblem[] {
  const found = findFunction(name, scope)
  if (found === null) return builtinNames.has(name) ? [] : [warning(at, `Unknown function "${name}".`)]
  const { length } = found.declaration.params
  if (length === args.length) return []
  return [warning(at, `Function "${name}" takes ${length} arguments, not ${args.length}.`)]
}

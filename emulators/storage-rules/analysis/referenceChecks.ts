import { builtinFunctionNames } from '../builtins/builtinFunctions'
import type { Expression } from '../syntax/ast'
import { childExpressions } from '../syntax/astNode'
import type { RulesDiagnostic } from '../syntax/diagnostic'
import { methodNames } from '../values/methodTables'
import { createWarning } from './createDiagnostic'
import { findDeclaration, isVariableInScope, type LexicalScope, type SymbolTable } from './symbolTable'

/** Reports unknown names and wrong numbers of arguments. */
export function checkReferences({ expressions }: SymbolTable): readonly RulesDiagnostic[] {
  return expressions.flatMap(({ expression, scope }) => checkExpression(expression, scope))
}

function checkExpression(expression: Expression, scope: LexicalScope): readonly RulesDiagnostic[] {
  return [
    ...checkReference(expression, scope),
    ...childExpressions(expression).flatMap((child) => checkExpression(child, scope)),
  ]
}

function checkReference(expression: Expression, scope: LexicalScope): readonly RulesDiagnostic[] {
  const { kind, position } = expression
  if (kind === 'name' && !isVariableInScope(expression.name, scope)) {
    return [createWarning(position, `Unknown variable "${expression.name}".`)]
  }
  if (kind === 'method' && !methodNames.has(expression.name)) {
    return [createWarning(position, `Unknown method "${expression.name}".`)]
  }
  return kind === 'call' ? checkCall(expression.name, expression, scope) : []
}

type CallExpression = Extract<Expression, { kind: 'call' }>

function checkCall(
  name: string,
  { position, args }: CallExpression,
  scope: LexicalScope,
): readonly RulesDiagnostic[] {
  const resolved = findDeclaration(name, scope)
  if (resolved === null)
    return builtinFunctionNames.has(name) ? [] : [createWarning(position, `Unknown function "${name}".`)]
  const { length } = resolved.declaration.params
  if (length === args.length) return []
  return [createWarning(position, `Function "${name}" takes ${length} arguments, not ${args.length}.`)]
}

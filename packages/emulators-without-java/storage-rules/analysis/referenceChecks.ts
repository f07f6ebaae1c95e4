import { rulesBuiltinFunctionNames } from '../builtins/rulesBuiltinFunctions'
import type { RulesExpression } from '../syntax/ast'
import { getRulesChildExpressions } from '../syntax/astNode'
import type { RulesDiagnostic } from '../syntax/diagnostic'
import { rulesValueMethodNames } from '../values/methodTables'
import { createRulesWarningDiagnostic } from './createDiagnostic'
import {
  findRulesFunctionDeclaration,
  isRulesVariableInScope,
  type RulesLexicalScope,
  type RulesSymbolTable,
} from './symbolTable'

/** Reports unknown names and wrong numbers of arguments in a rules file. */
export function checkRulesNameReferences({ expressions }: RulesSymbolTable): readonly RulesDiagnostic[] {
  return expressions.flatMap(({ expression, scope }) => checkExpression(expression, scope))
}

function checkExpression(expression: RulesExpression, scope: RulesLexicalScope): readonly RulesDiagnostic[] {
  return [
    ...checkReference(expression, scope),
    ...getRulesChildExpressions(expression).flatMap((child) => checkExpression(child, scope)),
  ]
}

function checkReference(expression: RulesExpression, scope: RulesLexicalScope): readonly RulesDiagnostic[] {
  const { kind, position } = expression
  if (kind === 'name' && !isRulesVariableInScope(expression.name, scope)) {
    return [createRulesWarningDiagnostic(position, `Unknown variable "${expression.name}".`)]
  }
  if (kind === 'method' && !rulesValueMethodNames.has(expression.name)) {
    return [createRulesWarningDiagnostic(position, `Unknown method "${expression.name}".`)]
  }
  return kind === 'call' ? checkCall(expression.name, expression, scope) : []
}

type CallExpression = Extract<RulesExpression, { kind: 'call' }>

function checkCall(
  name: string,
  { position, args }: CallExpression,
  scope: RulesLexicalScope,
): readonly RulesDiagnostic[] {
  const resolved = findRulesFunctionDeclaration(name, scope)
  if (resolved === null)
    return rulesBuiltinFunctionNames.has(name)
      ? []
      : [createRulesWarningDiagnostic(position, `Unknown function "${name}".`)]
  const { length } = resolved.declaration.params
  if (length === args.length) return []
  return [
    createRulesWarningDiagnostic(
      position,
      `Function "${name}" takes ${length} arguments, not ${args.length}.`,
    ),
  ]
}

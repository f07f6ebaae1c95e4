import type { RulesFunctionDeclaration } from '../syntax/ast'
import { RulesEvaluationError } from '../values/evaluationError'
import type { RulesValue } from '../values/rulesValue'

/** The value of a variable, or the error of its expression, which is thrown where the variable is used. */
export type RulesVariableBinding = RulesValue | RulesEvaluationError

type VariableBindings = ReadonlyMap<string, RulesVariableBinding>

/** The variables and functions that a match block or a function body adds to its parent scope. */
export type RulesRuntimeScope = {
  readonly variables: VariableBindings
  readonly functions: readonly RulesFunctionDeclaration[]
  readonly parent: RulesRuntimeScope | null
}

export function resolveRulesVariable(name: string, scope: RulesRuntimeScope | null): RulesValue {
  if (scope === null) throw new RulesEvaluationError(`Unknown variable "${name}".`)
  const binding = scope.variables.get(name)
  if (binding === undefined) return resolveRulesVariable(name, scope.parent)
  if (binding instanceof RulesEvaluationError) throw binding
  return binding
}

/** Finds the nearest declaration of a function, and the scope in which the function's body looks up names. */
export function resolveRulesFunction(
  name: string,
  scope: RulesRuntimeScope | null,
): { readonly declaration: RulesFunctionDeclaration; readonly scope: RulesRuntimeScope } | null {
  if (scope === null) return null
  const declaration = scope.functions.find((candidate) => candidate.name === name)
  return declaration === undefined ? resolveRulesFunction(name, scope.parent) : { declaration, scope }
}

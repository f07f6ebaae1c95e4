import type { FunctionDeclaration } from '../syntax/ast'
import { EvaluationError } from '../values/evaluationError'
import type { RulesValue } from '../values/rulesValue'

/** The value of a variable, or the error of its expression, which is thrown where the variable is used. */
export type VariableBinding = RulesValue | EvaluationError

type VariableBindings = ReadonlyMap<string, VariableBinding>

/** The variables and functions that a match block or a function body adds to its parent scope. */
export type RuntimeScope = {
  readonly variables: VariableBindings
  readonly functions: readonly FunctionDeclaration[]
  readonly parent: RuntimeScope | null
}

export function resolveVariable(name: string, scope: RuntimeScope | null): RulesValue {
  if (scope === null) throw new EvaluationError(`Unknown variable "${name}".`)
  const binding = scope.variables.get(name)
  if (binding === undefined) return resolveVariable(name, scope.parent)
  if (binding instanceof EvaluationError) throw binding
  return binding
}

/** Finds the nearest declaration of a function, with the scope that its body can use. */
export function resolveFunction(
  name: string,
  scope: RuntimeScope | null,
): { readonly declaration: FunctionDeclaration; readonly scope: RuntimeScope } | null {
  if (scope === null) return null
  const declaration = scope.functions.find((candidate) => candidate.name === name)
  return declaration === undefined ? resolveFunction(name, scope.parent) : { declaration, scope }
}

import type { FunctionDeclaration } from '../syntax/ast'
import { EvaluationError } from '../values/error'
import type { Value } from '../values/value'

/** What a variable holds. One whose expression failed denies only where it is used. */
export type Binding = Value | EvaluationError

export type Variables = ReadonlyMap<string, Binding>

/** The variables and functions of a block, of the blocks around it, or of a function's body. */
export type Scope = {
  readonly variables: Variables
  readonly functions: readonly FunctionDeclaration[]
  readonly parent: Scope | null
}

/** The value of a name. */
export function valueOfName(name: string, scope: Scope | null): Value {
  if (scope === null) throw new EvaluationError(`Unknown variable "${name}".`)
  const binding = scope.variables.get(name)
  if (binding === undefined) return valueOfName(name, scope.parent)
  if (binding instanceof EvaluationError) throw binding
  return binding
}

/** The nearest declaration of a function, with the scope its body sees. */
export function functionOfName(
  name: string,
  scope: Scope | null,
): { readonly declaration: FunctionDeclaration; readonly scope: Scope } | null {
  if (scope === null) return null
  const declaration = scope.functions.find((one) => one.name === name)
  return declaration === undefined ? functionOfName(name, scope.parent) : { declaration, scope }
}

import { rulesBuiltinFunctions } from '../builtins/rulesBuiltinFunctions'
import type { RulesExpression, RulesFunctionDeclaration } from '../syntax/ast'
import { RulesEvaluationError } from '../values/evaluationError'
import { runRulesBuiltinOperation } from '../values/builtinOperation'
import type { RulesValue } from '../values/rulesValue'
import { rulesFirestoreAndDebugFunctions } from './rulesFirestoreAndDebugFunctions'
import type { RulesEvaluationSession } from './evaluationSession'
import { resolveRulesFunction, type RulesVariableBinding, type RulesRuntimeScope } from './runtimeScope'

type CallContext = { readonly scope: RulesRuntimeScope; readonly session: RulesEvaluationSession }

/**
 * A function that evaluates an expression. It is passed as a parameter, because an import would create an import cycle.
 */
type EvaluateExpression = (expression: RulesExpression, context: CallContext) => Promise<RulesValue>

/**
 * Calls a function by name. A function of the rules file takes precedence over a built-in function with the same name.
 */
export async function callRulesFunction(
  name: string,
  args: readonly RulesExpression[],
  context: CallContext,
  evaluate: EvaluateExpression,
): Promise<RulesValue> {
  const declared = resolveRulesFunction(name, context.scope)
  if (declared !== null) return callDeclared(declared, args, context, evaluate)
  const values: RulesValue[] = []
  for (const arg of args) values.push(await evaluate(arg, context))
  const contextFunction = rulesFirestoreAndDebugFunctions.get(name)
  if (contextFunction !== undefined) return contextFunction(values, context.session)
  const builtin = rulesBuiltinFunctions.get(name)
  if (builtin === undefined) throw new RulesEvaluationError(`Unknown function "${name}".`)
  return runRulesBuiltinOperation(name, builtin, values)
}

async function callDeclared(
  { declaration, scope }: { declaration: RulesFunctionDeclaration; scope: RulesRuntimeScope },
  args: readonly RulesExpression[],
  context: CallContext,
  evaluate: EvaluateExpression,
): Promise<RulesValue> {
  const { name, params, lets, result } = declaration
  if (params.length !== args.length) {
    throw new RulesEvaluationError(`Function "${name}" takes ${params.length} arguments, not ${args.length}.`)
  }
  const variables = new Map<string, RulesVariableBinding>()
  for (const [i, arg] of args.entries()) {
    variables.set(params[i]?.name ?? '', await evaluateBinding(() => evaluate(arg, context)))
  }
  const bodyContext = { scope: { variables, functions: [], parent: scope }, session: context.session }
  for (const { name: variable, value } of lets) {
    context.session.countExpression()
    variables.set(variable, await evaluateBinding(() => evaluate(value, bodyContext)))
  }
  return evaluate(result, bodyContext)
}

/**
 * Delays the error of an argument or `let` variable until the variable is used: `let a = 1 / 0 == 1; return a || true`
 * returns true.
 */
async function evaluateBinding(value: () => Promise<RulesValue>): Promise<RulesVariableBinding> {
  try {
    return await value()
  } catch (error) {
    if (error instanceof RulesEvaluationError) return error
    throw error
  }
}

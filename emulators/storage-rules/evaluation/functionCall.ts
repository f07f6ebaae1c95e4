import { builtinFunctions } from '../builtins/builtinFunctions'
import type { Expression, FunctionDeclaration } from '../syntax/ast'
import { EvaluationError } from '../values/evaluationError'
import { runOperation } from '../values/builtinOperation'
import type { RulesValue } from '../values/rulesValue'
import { contextFunctions } from './contextFunctions'
import type { EvaluationSession } from './evaluationSession'
import { resolveFunction, type VariableBinding, type RuntimeScope } from './runtimeScope'

type CallContext = { readonly scope: RuntimeScope; readonly session: EvaluationSession }

/** Passed as a parameter: an import would be a cycle. */
type EvaluateExpression = (expression: Expression, context: CallContext) => Promise<RulesValue>

/** Calls a function of the rules file or else a built-in function: a rules file can redefine built-in functions. */
export async function callFunction(
  name: string,
  args: readonly Expression[],
  context: CallContext,
  evaluate: EvaluateExpression,
): Promise<RulesValue> {
  const declared = resolveFunction(name, context.scope)
  if (declared !== null) return callDeclared(declared, args, context, evaluate)
  const values: RulesValue[] = []
  for (const arg of args) values.push(await evaluate(arg, context))
  const contextFunction = contextFunctions.get(name)
  if (contextFunction !== undefined) return contextFunction(values, context.session)
  const builtin = builtinFunctions.get(name)
  if (builtin === undefined) throw new EvaluationError(`Unknown function "${name}".`)
  return runOperation(name, builtin, values)
}

async function callDeclared(
  { declaration, scope }: { declaration: FunctionDeclaration; scope: RuntimeScope },
  args: readonly Expression[],
  context: CallContext,
  evaluate: EvaluateExpression,
): Promise<RulesValue> {
  const { name, params, lets, result } = declaration
  if (params.length !== args.length) {
    throw new EvaluationError(`Function "${name}" takes ${params.length} arguments, not ${args.length}.`)
  }
  const variables = new Map<string, VariableBinding>()
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

/** Keeps the error of an argument or a let until its use, so `let a = 1 / 0 == 1; return a || true` is true. */
async function evaluateBinding(value: () => Promise<RulesValue>): Promise<VariableBinding> {
  try {
    return await value()
  } catch (error) {
    if (error instanceof EvaluationError) return error
    throw error
  }
}

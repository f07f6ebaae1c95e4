import { builtins } from '../functions/builtins'
import type { Expression, FunctionDeclaration } from '../syntax/ast'
import { EvaluationError } from '../values/error'
import { perform } from '../values/operation'
import type { Value } from '../values/value'
import { lookups } from './lookups'
import type { Run } from './run'
import { functionOfName, type Binding, type Scope } from './scope'

type Context = { readonly scope: Scope; readonly run: Run }

/** Evaluates an expression; passed in, because evaluating calls and calling evaluates. */
type Evaluate = (expression: Expression, context: Context) => Promise<Value>

/** Calls a function of the rules, or a built-in one that they do not redefine. */
export async function call(
  name: string,
  args: readonly Expression[],
  context: Context,
  evaluate: Evaluate,
): Promise<Value> {
  const found = functionOfName(name, context.scope)
  if (found !== null) return callDeclared(found, args, context, evaluate)
  const values: Value[] = []
  for (const arg of args) values.push(await evaluate(arg, context))
  const lookup = lookups.get(name)
  if (lookup !== undefined) return lookup(values, context.run)
  const builtin = builtins.get(name)
  if (builtin === undefined) throw new EvaluationError(`Unknown function "${name}".`)
  return perform(name, builtin, values)
}

async function callDeclared(
  { declaration, scope }: { declaration: FunctionDeclaration; scope: Scope },
  args: readonly Expression[],
  context: Context,
  evaluate: Evaluate,
): Promise<Value> {
  const { name, params, lets, result } = declaration
  if (params.length !== args.length) {
    throw new EvaluationError(`Function "${name}" takes ${params.length} arguments, not ${args.length}.`)
  }
  const variables = new Map<string, Binding>()
  for (const [i, arg] of args.entries()) {
    variables.set(params[i]?.name ?? '', await bind(() => evaluate(arg, context)))
  }
  const inside = { scope: { variables, functions: [], parent: scope }, run: context.run }
  for (const { name: variable, value } of lets) {
    context.run.spend()
    variables.set(variable, await bind(() => evaluate(value, inside)))
  }
  return evaluate(result, inside)
}

/** An argument or let that fails is no error until it is used, so that `let a = …; return a || true` may hold. */
async function bind(value: () => Promise<Value>): Promise<Binding> {
  try {
    return await value()
  } catch (error) {
    if (error instanceof EvaluationError) return error
    throw error
  }
}

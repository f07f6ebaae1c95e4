import type { Expression, ExpressionShape, PathPiece } from '../syntax/ast'
import { EvaluationError } from '../values/error'
import { methods } from '../values/methods'
import { negation } from '../values/arithmetic'
import { perform } from '../values/operation'
import { segmentsOf } from '../values/path'
import { bool, list, map, type PathSegment, type Value } from '../values/value'
import { element, member, range } from './access'
import { call } from './call'
import { isOfType, operate, truth } from './operators'
import type { Run } from './run'
import { valueOfName, type Scope } from './scope'

/** What an expression is evaluated in. */
export type Context = { readonly scope: Scope; readonly run: Run }

type Of<K extends ExpressionShape['kind']> = Extract<Expression, { kind: K }>

/** The value of an expression. An EvaluationError says where it arose. What is spent follows Google's engine. */
export async function evaluate(expression: Expression, context: Context): Promise<Value> {
  context.run.spend()
  try {
    return await valueOf(expression, context)
  } catch (error) {
    if (!(error instanceof EvaluationError) || error.at !== null) throw error
    throw new EvaluationError(error.message, expression.at)
  }
}

async function valueOf(expression: Expression, context: Context): Promise<Value> {
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'name':
      return valueOfName(expression.name, context.scope)
    case 'list':
      return list(await evaluateAll(expression.items, context))
    case 'map':
      return valueOfMap(expression, context)
    case 'path':
      return valueOfPath(expression, context)
    case 'member':
      return member(await evaluate(expression.object, context), expression.name)
    case 'index':
      return element(await evaluate(expression.object, context), await evaluate(expression.index, context))
    case 'range':
      return valueOfRange(expression, context)
    case 'call':
      return call(expression.name, expression.args, context, evaluate)
    case 'method':
      return valueOfMethod(expression, context)
    case 'unary':
      return valueOfUnary(expression, context)
    case 'logic':
      return valueOfLogic(expression, context)
    case 'binary':
      return operate(
        expression.operator,
        await evaluate(expression.left, context),
        await evaluate(expression.right, context),
      )
    case 'is':
      context.run.spend()
      return bool(isOfType(await evaluate(expression.operand, context), expression.typeName))
    case 'choice':
      return valueOfChoice(expression, context)
  }
}

async function evaluateAll(expressions: readonly Expression[], context: Context): Promise<readonly Value[]> {
  const values: Value[] = []
  for (const expression of expressions) values.push(await evaluate(expression, context))
  return values
}

async function valueOfMap({ entries }: Of<'map'>, context: Context): Promise<Value> {
  const pairs: (readonly [string, Value])[] = []
  for (const entry of entries) {
    const key = await evaluate(entry.key, context)
    if (key.type !== 'string')
      throw new EvaluationError(`A map's key is a string, not a ${key.type}.`, entry.key.at)
    pairs.push([key.value, await evaluate(entry.value, context)])
  }
  return map(pairs)
}

async function valueOfPath({ pieces }: Of<'path'>, context: Context): Promise<Value> {
  const segments: PathSegment[] = []
  for (const piece of pieces) segments.push(...(await segmentsOfPiece(piece, context)))
  return { type: 'path', segments, bound: new Map() }
}

async function segmentsOfPiece(piece: PathPiece, context: Context): Promise<readonly PathSegment[]> {
  if (piece.kind === 'computed') return segmentsOf(await evaluate(piece.value, context))
  context.run.spend()
  return [piece.kind === 'text' ? { text: piece.text } : { variable: piece.name }]
}

async function valueOfRange({ object, from, to }: Of<'range'>, context: Context): Promise<Value> {
  const whole = await evaluate(object, context)
  return range(whole, await boundOf(from, context), await boundOf(to, context))
}

async function boundOf(bound: Expression | null, context: Context): Promise<Value | null> {
  if (bound !== null) return evaluate(bound, context)
  context.run.spend()
  return null
}

async function valueOfMethod({ object, name, args }: Of<'method'>, context: Context): Promise<Value> {
  const self = await evaluate(object, context)
  const values = await evaluateAll(args, context)
  if (self.type === 'null') throw new EvaluationError(`Null has no method ${name}().`)
  const operation = methods[self.type].get(name)
  if (operation === undefined) throw new EvaluationError(`A ${self.type} has no method ${name}().`)
  return perform(`${self.type}.${name}`, operation, [self, ...values])
}

async function valueOfUnary({ operator, operand }: Of<'unary'>, context: Context): Promise<Value> {
  const value = await evaluate(operand, context)
  return operator === '!' ? bool(!truth(value)) : perform('-', negation, [value])
}

/** One side that decides is enough, whatever became of the other: `true || error` and `error || true` are true. */
async function valueOfLogic({ operator, left, right }: Of<'logic'>, context: Context): Promise<Value> {
  const deciding = operator === '||'
  const first = await attempt(left, context)
  if (first === deciding) return bool(deciding)
  context.run.spend()
  const second = await attempt(right, context)
  if (second === deciding) return bool(deciding)
  if (first instanceof EvaluationError) throw first
  if (second instanceof EvaluationError) throw second
  return bool(!deciding)
}

async function attempt(expression: Expression, context: Context): Promise<boolean | EvaluationError> {
  try {
    return truth(await evaluate(expression, context))
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error
    return error.at === null ? new EvaluationError(error.message, expression.at) : error
  }
}

async function valueOfChoice({ condition, then, otherwise }: Of<'choice'>, context: Context): Promise<Value> {
  const isTrue = truth(await evaluate(condition, context))
  context.run.spend()
  return evaluate(isTrue ? then : otherwise, context)
}

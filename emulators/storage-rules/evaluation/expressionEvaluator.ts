import type { Expression, ExpressionShape, PathPart } from '../syntax/ast'
import { EvaluationError } from '../values/evaluationError'
import { methodsByType } from '../values/methodTables'
import { negationOperator } from '../values/arithmetic'
import { runOperation } from '../values/builtinOperation'
import { toPathSegments } from '../values/path'
import { boolValue, listValue, mapValue, type PathSegment, type RulesValue } from '../values/rulesValue'
import { readElement, readMember, readRange } from './memberAccess'
import { callFunction } from './functionCall'
import { isOfType, applyBinaryOperator, toBoolean } from './operators'
import type { EvaluationSession } from './evaluationSession'
import { resolveVariable, type RuntimeScope } from './runtimeScope'

type EvaluationContext = { readonly scope: RuntimeScope; readonly session: EvaluationSession }

type ExpressionOfKind<K extends ExpressionShape['kind']> = Extract<Expression, { kind: K }>

/** Evaluates an expression, and counts the evaluated expressions as Google's engine does. */
export async function evaluateExpression(
  expression: Expression,
  context: EvaluationContext,
): Promise<RulesValue> {
  context.session.countExpression()
  try {
    return await evaluateByKind(expression, context)
  } catch (error) {
    if (!(error instanceof EvaluationError) || error.position !== null) throw error
    throw new EvaluationError(error.message, expression.position)
  }
}

async function evaluateByKind(expression: Expression, context: EvaluationContext): Promise<RulesValue> {
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'name':
      return resolveVariable(expression.name, context.scope)
    case 'list':
      return listValue(await evaluateAll(expression.items, context))
    case 'map':
      return evaluateMap(expression, context)
    case 'path':
      return evaluatePath(expression, context)
    case 'member':
      return readMember(await evaluateExpression(expression.object, context), expression.name)
    case 'index':
      return readElement(
        await evaluateExpression(expression.object, context),
        await evaluateExpression(expression.index, context),
      )
    case 'range':
      return evaluateRange(expression, context)
    case 'call':
      return callFunction(expression.name, expression.args, context, evaluateExpression)
    case 'method':
      return evaluateMethodCall(expression, context)
    case 'unary':
      return evaluateUnary(expression, context)
    case 'logic':
      return evaluateLogic(expression, context)
    case 'binary':
      return applyBinaryOperator(
        expression.operator,
        await evaluateExpression(expression.left, context),
        await evaluateExpression(expression.right, context),
      )
    case 'is':
      context.session.countExpression()
      return boolValue(isOfType(await evaluateExpression(expression.operand, context), expression.typeName))
    case 'ternary':
      return evaluateTernary(expression, context)
  }
}

async function evaluateAll(
  expressions: readonly Expression[],
  context: EvaluationContext,
): Promise<readonly RulesValue[]> {
  const values: RulesValue[] = []
  for (const expression of expressions) values.push(await evaluateExpression(expression, context))
  return values
}

async function evaluateMap(
  { entries }: ExpressionOfKind<'map'>,
  context: EvaluationContext,
): Promise<RulesValue> {
  const pairs: (readonly [string, RulesValue])[] = []
  for (const entry of entries) {
    const key = await evaluateExpression(entry.key, context)
    if (key.type !== 'string')
      throw new EvaluationError(`A map's key is a string, not a ${key.type}.`, entry.key.position)
    pairs.push([key.value, await evaluateExpression(entry.value, context)])
  }
  return mapValue(pairs)
}

async function evaluatePath(
  { parts }: ExpressionOfKind<'path'>,
  context: EvaluationContext,
): Promise<RulesValue> {
  const segments: PathSegment[] = []
  for (const part of parts) segments.push(...(await evaluatePathPart(part, context)))
  return { type: 'path', segments, bound: new Map() }
}

async function evaluatePathPart(part: PathPart, context: EvaluationContext): Promise<readonly PathSegment[]> {
  if (part.kind === 'computed') return toPathSegments(await evaluateExpression(part.value, context))
  context.session.countExpression()
  return [part.kind === 'text' ? { text: part.text } : { variable: part.name }]
}

async function evaluateRange(
  { object, from, to }: ExpressionOfKind<'range'>,
  context: EvaluationContext,
): Promise<RulesValue> {
  const value = await evaluateExpression(object, context)
  return readRange(value, await evaluateBound(from, context), await evaluateBound(to, context))
}

async function evaluateBound(
  bound: Expression | null,
  context: EvaluationContext,
): Promise<RulesValue | null> {
  if (bound !== null) return evaluateExpression(bound, context)
  context.session.countExpression()
  return null
}

async function evaluateMethodCall(
  { object, name, args }: ExpressionOfKind<'method'>,
  context: EvaluationContext,
): Promise<RulesValue> {
  const self = await evaluateExpression(object, context)
  const values = await evaluateAll(args, context)
  if (self.type === 'null') throw new EvaluationError(`Null has no method ${name}().`)
  const operation = methodsByType[self.type].get(name)
  if (operation === undefined) throw new EvaluationError(`A ${self.type} has no method ${name}().`)
  return runOperation(`${self.type}.${name}`, operation, [self, ...values])
}

async function evaluateUnary(
  { operator, operand }: ExpressionOfKind<'unary'>,
  context: EvaluationContext,
): Promise<RulesValue> {
  const value = await evaluateExpression(operand, context)
  return operator === '!' ? boolValue(!toBoolean(value)) : runOperation('-', negationOperator, [value])
}

/** An error on one side is ignored if the other side decides: `true || error` and `error || true` are true. */
async function evaluateLogic(
  { operator, left, right }: ExpressionOfKind<'logic'>,
  context: EvaluationContext,
): Promise<RulesValue> {
  const decidingValue = operator === '||'
  const first = await evaluateOperand(left, context)
  if (first === decidingValue) return boolValue(decidingValue)
  context.session.countExpression()
  const second = await evaluateOperand(right, context)
  if (second === decidingValue) return boolValue(decidingValue)
  if (first instanceof EvaluationError) throw first
  if (second instanceof EvaluationError) throw second
  return boolValue(!decidingValue)
}

async function evaluateOperand(
  expression: Expression,
  context: EvaluationContext,
): Promise<boolean | EvaluationError> {
  try {
    return toBoolean(await evaluateExpression(expression, context))
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error
    return error.position === null ? new EvaluationError(error.message, expression.position) : error
  }
}

async function evaluateTernary(
  { condition, then, otherwise }: ExpressionOfKind<'ternary'>,
  context: EvaluationContext,
): Promise<RulesValue> {
  const isTrue = toBoolean(await evaluateExpression(condition, context))
  context.session.countExpression()
  return evaluateExpression(isTrue ? then : otherwise, context)
}

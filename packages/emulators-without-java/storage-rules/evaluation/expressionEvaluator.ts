import type { RulesExpression, RulesPathLiteralPart } from '../syntax/ast'
import { RulesEvaluationError } from '../values/evaluationError'
import { rulesMethodsByValueType } from '../values/methodTables'
import { rulesNegationOperator } from '../values/arithmetic'
import { runRulesBuiltinOperation } from '../values/builtinOperation'
import { toRulesPathValueSegments } from '../values/path'
import {
  createRulesBoolValue,
  createRulesListValue,
  createRulesMapValue,
  type RulesPathValueSegment,
  type RulesValue,
} from '../values/rulesValue'
import { evaluateRulesIndexAccess, evaluateRulesMemberAccess, evaluateRulesRangeAccess } from './memberAccess'
import { callRulesFunction } from './functionCall'
import { isRulesValueOfType, applyRulesBinaryOperator, unwrapRulesBoolValue } from './operators'
import type { RulesEvaluationSession } from './evaluationSession'
import { resolveRulesVariable, type RulesRuntimeScope } from './runtimeScope'

type Context = {
  readonly scope: RulesRuntimeScope
  readonly session: RulesEvaluationSession
}

type ExpressionOf<K extends RulesExpression['kind']> = Extract<RulesExpression, { kind: K }>

/**
 * Evaluates a rules expression. Counts evaluated expressions as Google's rules engine does, because their number is
 * limited.
 */
export async function evaluateExpression(expression: RulesExpression, context: Context): Promise<RulesValue> {
  context.session.countExpression()
  try {
    return await evaluateByKind(expression, context)
  } catch (error) {
    if (!(error instanceof RulesEvaluationError) || error.position !== null) throw error
    throw new RulesEvaluationError(error.message, expression.position)
  }
}

async function evaluateByKind(expression: RulesExpression, context: Context): Promise<RulesValue> {
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'name':
      return resolveRulesVariable(expression.name, context.scope)
    case 'list':
      return createRulesListValue(await evaluateAll(expression.items, context))
    case 'map':
      return evaluateMap(expression, context)
    case 'path':
      return evaluatePath(expression, context)
    case 'member':
      return evaluateRulesMemberAccess(await evaluateExpression(expression.object, context), expression.name)
    case 'index':
      return evaluateRulesIndexAccess(
        await evaluateExpression(expression.object, context),
        await evaluateExpression(expression.index, context),
      )
    case 'range':
      return evaluateRange(expression, context)
    case 'call':
      return callRulesFunction(expression.name, expression.args, context, evaluateExpression)
    case 'method':
      return evaluateMethodCall(expression, context)
    case 'unary':
      return evaluateUnary(expression, context)
    case 'logic':
      return evaluateLogic(expression, context)
    case 'binary':
      return applyRulesBinaryOperator(
        expression.operator,
        await evaluateExpression(expression.left, context),
        await evaluateExpression(expression.right, context),
      )
    case 'is':
      context.session.countExpression()
      return createRulesBoolValue(
        isRulesValueOfType(await evaluateExpression(expression.operand, context), expression.typeName),
      )
    case 'ternary':
      return evaluateTernary(expression, context)
  }
}

async function evaluateAll(
  expressions: readonly RulesExpression[],
  context: Context,
): Promise<readonly RulesValue[]> {
  const values: RulesValue[] = []
  for (const expression of expressions) values.push(await evaluateExpression(expression, context))
  return values
}

async function evaluateMap({ entries }: ExpressionOf<'map'>, context: Context): Promise<RulesValue> {
  const pairs: (readonly [string, RulesValue])[] = []
  for (const entry of entries) {
    const key = await evaluateExpression(entry.key, context)
    if (key.type !== 'string')
      throw new RulesEvaluationError(`A map's key is a string, not a ${key.type}.`, entry.key.position)
    pairs.push([key.value, await evaluateExpression(entry.value, context)])
  }
  return createRulesMapValue(pairs)
}

async function evaluatePath({ parts }: ExpressionOf<'path'>, context: Context): Promise<RulesValue> {
  const segments: RulesPathValueSegment[] = []
  for (const part of parts) segments.push(...(await evaluatePathPart(part, context)))
  return { type: 'path', segments, bound: new Map() }
}

async function evaluatePathPart(
  part: RulesPathLiteralPart,
  context: Context,
): Promise<readonly RulesPathValueSegment[]> {
  if (part.kind === 'computed') return toRulesPathValueSegments(await evaluateExpression(part.value, context))
  context.session.countExpression()
  return [part.kind === 'text' ? { text: part.text } : { variable: part.name }]
}

async function evaluateRange(
  { object, from, to }: ExpressionOf<'range'>,
  context: Context,
): Promise<RulesValue> {
  const value = await evaluateExpression(object, context)
  return evaluateRulesRangeAccess(value, await evaluateBound(from, context), await evaluateBound(to, context))
}

async function evaluateBound(bound: RulesExpression | null, context: Context): Promise<RulesValue | null> {
  if (bound !== null) return evaluateExpression(bound, context)
  context.session.countExpression()
  return null
}

async function evaluateMethodCall(
  { object, name, args }: ExpressionOf<'method'>,
  context: Context,
): Promise<RulesValue> {
  const self = await evaluateExpression(object, context)
  const values = await evaluateAll(args, context)
  if (self.type === 'null') throw new RulesEvaluationError(`Null has no method ${name}().`)
  const operation = rulesMethodsByValueType[self.type].get(name)
  if (operation === undefined) throw new RulesEvaluationError(`A ${self.type} has no method ${name}().`)
  return runRulesBuiltinOperation(`${self.type}.${name}`, operation, [self, ...values])
}

async function evaluateUnary(
  { operator, operand }: ExpressionOf<'unary'>,
  context: Context,
): Promise<RulesValue> {
  const value = await evaluateExpression(operand, context)
  return operator === '!'
    ? createRulesBoolValue(!unwrapRulesBoolValue(value))
    : runRulesBuiltinOperation('-', rulesNegationOperator, [value])
}

/**
 * An error in one operand of `&&` or `||` is ignored if the other operand decides the result: `true || error` and
 * `error || true` are true.
 */
async function evaluateLogic(
  { operator, left, right }: ExpressionOf<'logic'>,
  context: Context,
): Promise<RulesValue> {
  const decidingValue = operator === '||'
  const first = await evaluateOperand(left, context)
  if (first === decidingValue) return createRulesBoolValue(decidingValue)
  context.session.countExpression()
  const second = await evaluateOperand(right, context)
  if (second === decidingValue) return createRulesBoolValue(decidingValue)
  if (first instanceof RulesEvaluationError) throw first
  if (second instanceof RulesEvaluationError) throw second
  return createRulesBoolValue(!decidingValue)
}

async function evaluateOperand(
  expression: RulesExpression,
  context: Context,
): Promise<boolean | RulesEvaluationError> {
  try {
    return unwrapRulesBoolValue(await evaluateExpression(expression, context))
  } catch (error) {
    if (!(error instanceof RulesEvaluationError)) throw error
    return error.position === null ? new RulesEvaluationError(error.message, expression.position) : error
  }
}

async function evaluateTernary(
  { condition, then, otherwise }: ExpressionOf<'ternary'>,
  context: Context,
): Promise<RulesValue> {
  const isTrue = unwrapRulesBoolValue(await evaluateExpression(condition, context))
  context.session.countExpression()
  return evaluateExpression(isTrue ? then : otherwise, context)
}

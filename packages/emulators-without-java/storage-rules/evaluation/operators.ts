import { rulesArithmeticOperators } from '../values/arithmetic'
import { areRulesValuesEqual, areRulesValuesIdentical } from '../values/equality'
import { RulesEvaluationError } from '../values/evaluationError'
import { runRulesBuiltinOperation } from '../values/builtinOperation'
import { rulesComparisonOperators } from '../values/comparison'
import { createRulesBoolValue, type RulesValue } from '../values/rulesValue'

/** Applies a binary operator. `&&` and `||` are excluded, because they may skip their right operand. */
export function applyRulesBinaryOperator(operator: string, left: RulesValue, right: RulesValue): RulesValue {
  if (operator === '==') return createRulesBoolValue(areRulesValuesEqual(left, right))
  if (operator === '!=') return createRulesBoolValue(!areRulesValuesEqual(left, right))
  if (operator === 'in') return createRulesBoolValue(isContained(left, right))
  const operation = rulesComparisonOperators.get(operator) ?? rulesArithmeticOperators.get(operator)
  if (operation === undefined) throw new RulesEvaluationError(`Unknown operator ${operator}.`)
  return runRulesBuiltinOperation(operator, operation, [left, right])
}

function isContained(value: RulesValue, container: RulesValue): boolean {
  if (container.type === 'list') return container.items.some((item) => areRulesValuesIdentical(item, value))
  if (container.type === 'set') return container.items.some((item) => areRulesValuesEqual(item, value))
  if (container.type === 'map' && value.type === 'string') return container.entries.has(value.value)
  throw new RulesEvaluationError(`Unsupported operation. Received: ${value.type} in ${container.type}.`)
}

/** Evaluates `value is typeName`. */
export function isRulesValueOfType({ type }: RulesValue, typeName: string): boolean {
  return type === typeName || (typeName === 'number' && (type === 'int' || type === 'float'))
}

/** Returns the boolean of a condition; throws for any other type. */
export function unwrapRulesBoolValue(value: RulesValue): boolean {
  if (value.type === 'bool') return value.value
  throw new RulesEvaluationError(`Type error. Received: ${value.type}. Expected: bool.`)
}

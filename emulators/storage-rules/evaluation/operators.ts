import { arithmeticOperators } from '../values/arithmetic'
import { areEqual, areIdentical } from '../values/equality'
import { EvaluationError } from '../values/evaluationError'
import { runOperation } from '../values/builtinOperation'
import { comparisonOperators } from '../values/comparison'
import { boolValue, type RulesValue } from '../values/rulesValue'

/** Applies a binary operator other than `&&` and `||`, which may skip their right operand. */
export function applyBinaryOperator(operator: string, left: RulesValue, right: RulesValue): RulesValue {
  if (operator === '==') return boolValue(areEqual(left, right))
  if (operator === '!=') return boolValue(!areEqual(left, right))
  if (operator === 'in') return boolValue(isContained(left, right))
  const operation = comparisonOperators.get(operator) ?? arithmeticOperators.get(operator)
  if (operation === undefined) throw new EvaluationError(`Unknown operator ${operator}.`)
  return runOperation(operator, operation, [left, right])
}

function isContained(value: RulesValue, container: RulesValue): boolean {
  if (container.type === 'list') return container.items.some((item) => areIdentical(item, value))
  if (container.type === 'set') return container.items.some((item) => areEqual(item, value))
  if (container.type === 'map' && value.type === 'string') return container.entries.has(value.value)
  throw new EvaluationError(`Unsupported operation. Received: ${value.type} in ${container.type}.`)
}

/** Evaluates `value is typeName`. */
export function isOfType({ type }: RulesValue, typeName: string): boolean {
  return type === typeName || (typeName === 'number' && (type === 'int' || type === 'float'))
}

/** Returns the boolean of a condition; throws for any other type. */
export function toBoolean(value: RulesValue): boolean {
  if (value.type === 'bool') return value.value
  throw new EvaluationError(`Type error. Received: ${value.type}. Expected: bool.`)
}

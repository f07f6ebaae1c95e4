import { arithmetic } from '../values/arithmetic'
import { equals, isSame } from '../values/equality'
import { EvaluationError } from '../values/error'
import { perform } from '../values/operation'
import { relations } from '../values/order'
import { bool, type Value } from '../values/value'

/** Every binary operator but `&&` and `||`, which do not always look at their right side. */
export function operate(operator: string, left: Value, right: Value): Value {
  if (operator === '==') return bool(equals(left, right))
  if (operator === '!=') return bool(!equals(left, right))
  if (operator === 'in') return bool(isIn(left, right))
  const operation = relations.get(operator) ?? arithmetic.get(operator)
  if (operation === undefined) throw new EvaluationError(`Unknown operator ${operator}.`)
  return perform(operator, operation, [left, right])
}

function isIn(wanted: Value, container: Value): boolean {
  if (container.type === 'list') return container.items.some((item) => isSame(item, wanted))
  if (container.type === 'set') return container.items.some((item) => equals(item, wanted))
  if (container.type === 'map' && wanted.type === 'string') return container.entries.has(wanted.value)
  throw new EvaluationError(`Unsupported operation. Received: ${wanted.type} in ${container.type}.`)
}

/** `value is type`. */
export function isOfType({ type }: Value, typeName: string): boolean {
  return type === typeName || (typeName === 'number' && (type === 'int' || type === 'float'))
}

/** The boolean of a condition; any other type is an error. */
export function truth(value: Value): boolean {
  if (value.type === 'bool') return value.value
  throw new EvaluationError(`Type error. Received: ${value.type}. Expected: bool.`)
}

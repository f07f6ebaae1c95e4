import type { Expression } from '../../../emulators/storage-rules/syntax/ast'
import { conditionParts, operandsOf } from './findConditions'
import type { Mutation } from './mutant'

/** Replaces the condition by true and by false, and removes each operand of && and ||. */
export function removeConditions(condition: Expression): Mutation[] {
  const constants = ['true', 'false'].map((text) => replace(condition, text))
  const operands = conditionParts(condition).flatMap((part) => {
    if (part.kind !== 'logic') return []
    const neutral = part.operator === '&&' ? 'true' : 'false'
    return operandsOf(part).map((operand) => replace(operand, neutral))
  })
  return [...constants, ...operands]
}

/** Negates the condition and each condition in it, except equalities: mutateComparison negates those. */
export function negateConditions(
  condition: Expression,
  sourceOf: (expression: Expression) => string,
): Mutation[] {
  const parts = conditionParts(condition)
  const negatedOperands = new Set(parts.map((part) => (part.kind === 'unary' ? part.operand : undefined)))
  return parts
    .filter((part) => !isEquality(part) && !negatedOperands.has(part))
    .map((part) => replace(part, part.kind === 'unary' ? sourceOf(part.operand) : `!(${sourceOf(part)})`))
}

function isEquality(part: Expression): boolean {
  return part.kind === 'binary' && ['==', '!='].includes(part.operator)
}

function replace(condition: Expression, text: string): Mutation {
  return { edit: { ...condition.span, text }, condition }
}

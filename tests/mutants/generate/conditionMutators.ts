import type { RulesExpression } from '../../../emulators/storage-rules/syntax/ast'
import { listNestedRulesConditions, getRulesConditionOperands } from './findRulesConditions'
import type { RulesMutation } from './mutant'

/** Replaces the condition by true and by false, and removes each operand of && and ||. */
export function removeRulesConditions(condition: RulesExpression): RulesMutation[] {
  const constants = ['true', 'false'].map((text) => replace(condition, text))
  const operands = listNestedRulesConditions(condition).flatMap((part) => {
    if (part.kind !== 'logic') return []
    const neutral = part.operator === '&&' ? 'true' : 'false'
    return getRulesConditionOperands(part).map((operand) => replace(operand, neutral))
  })
  return [...constants, ...operands]
}

/** Negates the condition and each condition in it, except equalities: mutateRulesComparison negates those. */
export function negateRulesConditions(
  condition: RulesExpression,
  sourceOf: (expression: RulesExpression) => string,
): RulesMutation[] {
  const parts = listNestedRulesConditions(condition)
  const negatedOperands = new Set(parts.map((part) => (part.kind === 'unary' ? part.operand : undefined)))
  return parts
    .filter((part) => !isEquality(part) && !negatedOperands.has(part))
    .map((part) => replace(part, part.kind === 'unary' ? sourceOf(part.operand) : `!(${sourceOf(part)})`))
}

function isEquality(part: RulesExpression): boolean {
  return part.kind === 'binary' && ['==', '!='].includes(part.operator)
}

function replace(condition: RulesExpression, text: string): RulesMutation {
  return { edit: { ...condition.span, text }, condition }
}

import type { RulesExpression } from '../../emulators-without-java/storage-rules/syntax/ast'
import { listNestedRulesConditions, getRulesConditionOperands } from './findRulesConditions'
import type { RulesMutation } from './mutant'

/** Creates mutations that replace a condition by true or by false, or that remove one operand of && or ||. */
export function removeRulesConditions(condition: RulesExpression): RulesMutation[] {
  const constants = ['true', 'false'].map((text) => replace(condition, text))
  const operands = listNestedRulesConditions(condition).flatMap((part) => {
    if (part.kind !== 'logic') return []
    const neutral = part.operator === '&&' ? 'true' : 'false'
    return getRulesConditionOperands(part).map((operand) => replace(operand, neutral))
  })
  return [...constants, ...operands]
}

/**
 * Creates mutations that negate a condition or a condition nested in it. Skips == and !=, because mutateRulesComparison
 * negates them.
 */
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

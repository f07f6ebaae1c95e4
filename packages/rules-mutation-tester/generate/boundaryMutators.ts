import type { RulesExpression } from '../../emulators-without-java/storage-rules/syntax/ast'
import type { RulesMutation } from './mutant'
import { mutateRegexBounds } from './patternMutator'

const mutatedOperators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
}

/**
 * Mutates the operator of a comparison: for example, `<` becomes `<=`, and `==` becomes `!=`. Other expressions are not
 * mutated.
 */
export function mutateRulesComparison(
  condition: RulesExpression,
  expression: RulesExpression,
): RulesMutation[] {
  if (expression.kind !== 'binary') return []
  const operator = mutatedOperators[expression.operator]
  if (operator === undefined) return []
  const span = { from: expression.left.span.to, to: expression.right.span.from }
  return [{ edit: { ...span, text: ` ${operator} ` }, condition }]
}

/**
 * Creates two mutations of an integer literal: the number minus one, and the number plus one. Other expressions are not
 * mutated.
 */
export function mutateRulesInteger(condition: RulesExpression, expression: RulesExpression): RulesMutation[] {
  if (expression.kind !== 'literal' || expression.value.type !== 'int') return []
  const { value } = expression.value
  return [value - 1n, value + 1n].map((next) => ({
    edit: { ...expression.span, text: String(next) },
    condition,
  }))
}

/**
 * Creates mutants of a regular expression, each with one quantifier or character range changed by one. `source` is the
 * text of the string literal that contains the regular expression.
 */
export function mutateRulesRegexLiteral(
  condition: RulesExpression,
  literal: RulesExpression,
  source: string,
): RulesMutation[] {
  const { from, to } = literal.span
  const patternStart = from + 1
  return mutateRegexBounds(source.slice(1, to - from - 1)).map((edit) => ({
    edit: { from: patternStart + edit.from, to: patternStart + edit.to, text: edit.text },
    condition,
  }))
}

import type { RulesExpression } from '../../emulators-without-java/storage-rules/syntax/ast'
import type { RulesDeclaration } from './declarations'

/** An expression whose value is true or false and decides an `allow`, directly or through a function or `let`. */
export type RulesCondition = { readonly declaration: RulesDeclaration; readonly expression: RulesExpression }

/**
 * Finds the conditions of each `allow` statement in security rules, and of the functions and `let`s that the statement
 * uses.
 */
export function findRulesConditions(declarations: readonly RulesDeclaration[]): RulesCondition[] {
  const found = new Map<RulesExpression, RulesCondition>()
  const visit = (declaration: RulesDeclaration, expression: RulesExpression) => {
    if (found.has(expression)) return
    found.set(expression, { declaration, expression })
    for (const part of listNestedRulesConditions(expression)) {
      const value = part.kind === 'name' ? declaration.lets.get(part.name) : undefined
      if (value) visit(declaration, value)
      if (part.kind !== 'call') continue
      for (const called of declarations.filter(({ name }) => name === part.name)) visit(called, called.result)
    }
  }
  for (const declaration of declarations) if (declaration.isAllow) visit(declaration, declaration.result)
  return [...found.values()]
}

/** The condition and every condition nested in it. */
export function listNestedRulesConditions(condition: RulesExpression): RulesExpression[] {
  return [condition, ...getRulesConditionOperands(condition).flatMap(listNestedRulesConditions)]
}

/** The operands of a condition; `a && b && c` has three, `a && (b && c)` two. */
export function getRulesConditionOperands(condition: RulesExpression): readonly RulesExpression[] {
  if (condition.kind === 'ternary') return [condition.condition, condition.then, condition.otherwise]
  if (condition.kind === 'unary') return condition.operand.kind === 'logic' ? [condition.operand] : []
  if (condition.kind !== 'logic') return []
  const { left, right, operator } = condition
  const isChain = left.kind === 'logic' && left.operator === operator && !isParenthesised(left)
  return [...(isChain ? getRulesConditionOperands(left) : [left]), right]
}

function isParenthesised({ span, ...shape }: RulesExpression): boolean {
  return shape.kind === 'logic' && shape.left.span.from > span.from
}

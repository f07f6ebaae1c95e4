import type { Expression } from '../../../emulators/storage-rules/syntax/ast'
import type { Declaration } from './declarations'
import type { Change } from './mutant'

/** A condition that decides by itself, or with others through && and ||, within a declaration. */
export type Condition = { readonly declaration: Declaration; readonly whole: Expression }

/** The conditions that decide: each allow's, and those that these ask by calling a function or naming a `let`. */
export function conditionsOf(declarations: readonly Declaration[]): Condition[] {
  const found = new Map<Expression, Condition>()
  const look = (declaration: Declaration, whole: Expression) => {
    if (found.has(whole)) return
    found.set(whole, { declaration, whole })
    for (const leaf of partsOf(whole)) {
      const value = leaf.kind === 'name' ? declaration.lets.get(leaf.name) : undefined
      if (value) look(declaration, value)
      if (leaf.kind !== 'call') continue
      for (const called of declarations.filter(({ name }) => name === leaf.name)) look(called, called.result)
    }
  }
  for (const declaration of declarations) if (declaration.isAllow) look(declaration, declaration.result)
  return [...found.values()]
}

/** The condition itself and every condition inside it. */
export function partsOf(condition: Expression): Expression[] {
  return [condition, ...operandsOf(condition).flatMap(partsOf)]
}

/** Dropped: the whole is always true, or never; each operand of && and || is as if it were not there. */
export function dropped(whole: Expression): Change[] {
  const constants = ['true', 'false'].map((text) => replaced(whole, text))
  const operands = partsOf(whole).flatMap((part) => {
    if (part.kind !== 'logic') return []
    const nothing = part.operator === '&&' ? 'true' : 'false'
    return operandsOf(part).map((operand) => replaced(operand, nothing))
  })
  return [...constants, ...operands]
}

/** Negated: the whole and each condition inside it; `!a` stands for its `a`, and == for its != elsewhere. */
export function negated(whole: Expression, textOf: (expression: Expression) => string): Change[] {
  const parts = partsOf(whole)
  const behindNot = new Set(parts.map((part) => (part.kind === 'unary' ? part.operand : undefined)))
  return parts
    .filter((part) => !isEquality(part) && !behindNot.has(part))
    .map((part) => replaced(part, part.kind === 'unary' ? textOf(part.operand) : `!(${textOf(part)})`))
}

function isEquality(part: Expression): boolean {
  return part.kind === 'binary' && ['==', '!='].includes(part.operator)
}

function replaced(around: Expression, text: string): Change {
  return { edit: { ...around.span, text }, around }
}

// `a && b && c` has three operands, `a && (b && c)` two.
function operandsOf(condition: Expression): readonly Expression[] {
  if (condition.kind === 'choice') return [condition.condition, condition.then, condition.otherwise]
  if (condition.kind === 'unary') return condition.operand.kind === 'logic' ? [condition.operand] : []
  if (condition.kind !== 'logic') return []
  const { left, right, operator } = condition
  const goesOn = left.kind === 'logic' && left.operator === operator && !isParenthesised(left)
  return [...(goesOn ? operandsOf(left) : [left]), right]
}

function isParenthesised({ span, ...shape }: Expression): boolean {
  return shape.kind === 'logic' && shape.left.span.from > span.from
}

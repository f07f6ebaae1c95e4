import type { Expression } from '../../../emulators/storage-rules/syntax/ast'
import type { Change } from './mutant'
import { patternMoves } from './patternMoves'

const moved: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
}

/** A comparison at its boundary: with its equality or without it. Elsewhere: nothing. */
export function comparisonMoved(around: Expression, expression: Expression): Change[] {
  if (expression.kind !== 'binary') return []
  const text = moved[expression.operator]
  if (text === undefined) return []
  const between = { from: expression.left.span.to, to: expression.right.span.from }
  return [{ edit: { ...between, text: ` ${text} ` }, around }]
}

/** A whole number, one less and one more. Elsewhere: nothing. */
export function numberMoved(around: Expression, expression: Expression): Change[] {
  if (expression.kind !== 'literal' || expression.value.type !== 'int') return []
  const { value } = expression.value
  return [value - 1n, value + 1n].map((next) => ({
    edit: { ...expression.span, text: String(next) },
    around,
  }))
}

/** A string literal that is a regular expression, with each of its bounds moved by one. */
export function patternMoved(around: Expression, literal: Expression, written: string): Change[] {
  const { from, to } = literal.span
  const inside = from + 1
  return patternMoves(written.slice(1, to - from - 1)).map((edit) => ({
    edit: { from: inside + edit.from, to: inside + edit.to, text: edit.text },
    around,
  }))
}

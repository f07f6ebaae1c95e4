import type { Expression, ExpressionShape } from './ast'
import type { Cursor } from './cursor'
import { RulesSyntaxError, type Position, type Span } from './position'

/** Deeper than this Google's compiler refuses an expression; `a && b && c` is three deep. */
export const maxDepth = 99

/** A token or an expression that another begins with. */
export type Start = { readonly at: Position; readonly span: Span }

/** Makes an expression that reaches as far as has been read, and measures its depth. */
export function node(cursor: Cursor, { at, span }: Start, shape: ExpressionShape): Expression {
  const depth = 1 + Math.max(0, ...children(shape).map((child) => child.depth))
  if (depth > maxDepth) throw new RulesSyntaxError('This expression is too complex to evaluate.', at)
  return { ...shape, at, span: cursor.spanFrom(span.from), depth }
}

/** The expressions directly inside an expression. */
export function children(shape: ExpressionShape): readonly Expression[] {
  switch (shape.kind) {
    case 'literal':
    case 'name':
      return []
    case 'list':
      return shape.items
    case 'map':
      return shape.entries.flatMap(({ key, value }) => [key, value])
    case 'path':
      return shape.pieces.flatMap((piece) => (piece.kind === 'computed' ? [piece.value] : []))
    case 'member':
      return [shape.object]
    case 'index':
      return [shape.object, shape.index]
    case 'range':
      return [shape.object, shape.from, shape.to].filter((part) => part !== null)
    case 'call':
      return shape.args
    case 'method':
      return [shape.object, ...shape.args]
    case 'unary':
    case 'is':
      return [shape.operand]
    case 'logic':
    case 'binary':
      return [shape.left, shape.right]
    case 'choice':
      return [shape.condition, shape.then, shape.otherwise]
  }
}

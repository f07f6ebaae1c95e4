import type { Expression, ExpressionShape } from './ast'
import { RulesSyntaxError, type Position } from './position'

/** Deeper than this Google's compiler refuses an expression; `a && b && c` is three deep. */
export const maxDepth = 99

/** Makes an expression and measures its depth. */
export function node(at: Position, shape: ExpressionShape): Expression {
  const depth = 1 + Math.max(0, ...children(shape).map((child) => child.depth))
  if (depth > maxDepth) throw new RulesSyntaxError('This expression is too complex to evaluate.', at)
  return { ...shape, at, depth }
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

import type { RulesExpression, RulesExpressionWithoutPosition } from './ast'
import type { RulesTokenCursor } from './tokenCursor'
import { RulesSyntaxError, type RulesSourcePosition, type RulesSourceSpan } from './diagnostic'

/** The maximum depth of an expression tree in Google's rules compiler. For example, `a && b && c` has depth 3. */
export const maxRulesExpressionDepth = 99

/** The token or expression at which a node of the syntax tree begins. */
export type RulesSyntaxNodeStart = { readonly position: RulesSourcePosition; readonly span: RulesSourceSpan }

/** Creates an expression that ends at the last token that was read. */
export function createRulesSyntaxNode(
  cursor: RulesTokenCursor,
  { position, span }: RulesSyntaxNodeStart,
  shape: RulesExpressionWithoutPosition,
): RulesExpression {
  const depth = 1 + Math.max(0, ...getRulesChildExpressions(shape).map((child) => child.depth))
  if (depth > maxRulesExpressionDepth)
    throw new RulesSyntaxError('This expression is too complex to evaluate.', position)
  return { ...shape, position, span: cursor.spanFrom(span.from), depth }
}

/** Returns the direct subexpressions of an expression. */
export function getRulesChildExpressions(shape: RulesExpressionWithoutPosition): readonly RulesExpression[] {
  switch (shape.kind) {
    case 'literal':
    case 'name':
      return []
    case 'list':
      return shape.items
    case 'map':
      return shape.entries.flatMap(({ key, value }) => [key, value])
    case 'path':
      return shape.parts.flatMap((piece) => (piece.kind === 'computed' ? [piece.value] : []))
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
    case 'ternary':
      return [shape.condition, shape.then, shape.otherwise]
  }
}

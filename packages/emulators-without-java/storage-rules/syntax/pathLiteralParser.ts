import type { RulesExpression, RulesPathLiteralPart } from './ast'
import type { RulesTokenCursor } from './tokenCursor'
import { createRulesSyntaxNode } from './astNode'

type ExpressionParser = (cursor: RulesTokenCursor) => RulesExpression

/** Removes the slash of a path segment and decodes its percent escapes. */
export function decodeRulesPathSegment(segment: string): string {
  const name = segment.slice(1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Returns true if the cursor is at a path literal, or at the next part of one. */
export function isAtRulesPathLiteral(cursor: RulesTokenCursor): boolean {
  return (
    cursor.token.kind === 'segment' ||
    (cursor.isAt('/') && ['$', '{', '('].some((text) => cursor.isAt(text, 1)))
  )
}

/** Parses a path literal such as `/users/$(uid)/(default)/{name}`. */
export function parseRulesPathLiteral(
  cursor: RulesTokenCursor,
  parseExpression: ExpressionParser,
): RulesExpression {
  const start = cursor.token
  const parts: RulesPathLiteralPart[] = []
  while (isAtRulesPathLiteral(cursor)) parts.push(parsePathPart(cursor, parseExpression))
  return createRulesSyntaxNode(cursor, start, { kind: 'path', parts })
}

function parsePathPart(cursor: RulesTokenCursor, parseExpression: ExpressionParser): RulesPathLiteralPart {
  const token = cursor.advance()
  if (token.kind === 'segment') return { kind: 'text', text: decodeRulesPathSegment(token.text) }
  if (cursor.takeIf('$')) {
    cursor.expectToken('(')
    const value = parseExpression(cursor)
    cursor.expectToken(')')
    return { kind: 'computed', value }
  }
  if (cursor.takeIf('(')) {
    const { text } = cursor.advance()
    cursor.expectToken(')')
    return { kind: 'text', text: `(${text})` }
  }
  cursor.expectToken('{')
  const { name } = cursor.expectName('the name of a path variable')
  cursor.expectToken('}')
  return { kind: 'variable', name }
}

import type { Expression, PathPart } from './ast'
import type { TokenCursor } from './tokenCursor'
import { createNode } from './astNode'

type ExpressionParser = (cursor: TokenCursor) => Expression

/** Removes the slash of a path segment and decodes its percent escapes. */
export function decodeSegment(segment: string): string {
  const name = segment.slice(1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Returns true if a path literal, or the next part of one, begins here. */
export function isAtPathLiteral(cursor: TokenCursor): boolean {
  return (
    cursor.token.kind === 'segment' ||
    (cursor.isAt('/') && ['$', '{', '('].some((text) => cursor.isAt(text, 1)))
  )
}

/** Parses a path literal such as `/users/$(uid)/(default)/{name}`. */
export function parsePathLiteral(cursor: TokenCursor, parseExpression: ExpressionParser): Expression {
  const start = cursor.token
  const parts: PathPart[] = []
  while (isAtPathLiteral(cursor)) parts.push(parsePathPart(cursor, parseExpression))
  return createNode(cursor, start, { kind: 'path', parts })
}

function parsePathPart(cursor: TokenCursor, parseExpression: ExpressionParser): PathPart {
  const token = cursor.advance()
  if (token.kind === 'segment') return { kind: 'text', text: decodeSegment(token.text) }
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

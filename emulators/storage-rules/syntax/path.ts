import type { Expression, PathPiece } from './ast'
import type { Cursor } from './cursor'
import { node } from './node'

type Reader = (cursor: Cursor) => Expression

/** A segment as it reads without its slash and its percent escapes. */
export function segmentName(written: string): string {
  const name = written.slice(1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Whether a path literal, or a further piece of one, begins here. */
export function isAtPath(cursor: Cursor): boolean {
  return (
    cursor.token.kind === 'segment' ||
    (cursor.isAt('/') && ['$', '{', '('].some((text) => cursor.isAt(text, 1)))
  )
}

/** A path literal: `/users/$(uid)/(default)/{name}`. */
export function parsePath(cursor: Cursor, parseExpression: Reader): Expression {
  const start = cursor.token
  const pieces: PathPiece[] = []
  while (isAtPath(cursor)) pieces.push(parsePiece(cursor, parseExpression))
  return node(cursor, start, { kind: 'path', pieces })
}

function parsePiece(cursor: Cursor, parseExpression: Reader): PathPiece {
  const token = cursor.next()
  if (token.kind === 'segment') return { kind: 'text', text: segmentName(token.text) }
  if (cursor.take('$')) {
    cursor.expect('(')
    const value = parseExpression(cursor)
    cursor.expect(')')
    return { kind: 'computed', value }
  }
  if (cursor.take('(')) {
    const { text } = cursor.next()
    cursor.expect(')')
    return { kind: 'text', text: `(${text})` }
  }
  cursor.expect('{')
  const { name } = cursor.expectName('the name of a path variable')
  cursor.expect('}')
  return { kind: 'variable', name }
}

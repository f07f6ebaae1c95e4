import type { PatternSegment } from './ast'
import type { Cursor } from './cursor'
import { segmentName } from './path'
import { RulesSyntaxError } from './position'

/** The path of a match: `/b/{bucket}/o/{rest=**}`. */
export function parsePattern(cursor: Cursor): readonly PatternSegment[] {
  if (cursor.token.kind !== 'segment' && !cursor.isAt('/')) {
    throw new RulesSyntaxError(
      `Expected a path, which begins with "/", but found ${cursor.found()}.`,
      cursor.at,
    )
  }
  const pattern: PatternSegment[] = []
  while (cursor.token.kind === 'segment' || cursor.isAt('/')) pattern.push(parseSegment(cursor))
  return pattern
}

function parseSegment(cursor: Cursor): PatternSegment {
  const { kind, text } = cursor.next()
  if (kind === 'segment') return { kind: 'literal', text: segmentName(text) }
  if (cursor.take('(')) {
    const inside = cursor.next()
    cursor.expect(')')
    return { kind: 'literal', text: `(${inside.text})` }
  }
  cursor.expect('{', `Expected a name or {variable} after "/" but found ${cursor.found()}.`)
  const variable = cursor.expectName('the name of a path variable')
  const isRest = cursor.take('=') && cursor.take('**')
  if (!isRest) cursor.take('*')
  cursor.expect('}')
  return { kind: isRest ? 'rest' : 'one', ...variable }
}

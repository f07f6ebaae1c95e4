import type { RulesMatchPathSegment } from './ast'
import type { RulesTokenCursor } from './tokenCursor'
import { decodeRulesPathSegment } from './pathLiteralParser'
import { RulesSyntaxError } from './diagnostic'

/** Parses the path of a match, such as `/b/{bucket}/o/{rest=**}`. */
export function parseRulesMatchPath(cursor: RulesTokenCursor): readonly RulesMatchPathSegment[] {
  if (cursor.token.kind !== 'segment' && !cursor.isAt('/')) {
    throw new RulesSyntaxError(
      `Expected a path, which begins with "/", but found ${cursor.describeToken()}.`,
      cursor.position,
    )
  }
  const pattern: RulesMatchPathSegment[] = []
  while (cursor.token.kind === 'segment' || cursor.isAt('/')) pattern.push(parseSegment(cursor))
  return pattern
}

function parseSegment(cursor: RulesTokenCursor): RulesMatchPathSegment {
  const { kind, text } = cursor.advance()
  if (kind === 'segment') return { kind: 'literal', text: decodeRulesPathSegment(text) }
  if (cursor.takeIf('(')) {
    const name = cursor.advance()
    cursor.expectToken(')')
    return { kind: 'literal', text: `(${name.text})` }
  }
  cursor.expectToken('{', `Expected a name or {variable} after "/" but found ${cursor.describeToken()}.`)
  const variable = cursor.expectName('the name of a path variable')
  const isRest = cursor.takeIf('=') && cursor.takeIf('**')
  if (!isRest) cursor.takeIf('*')
  cursor.expectToken('}')
  return { kind: isRest ? 'rest' : 'one', ...variable }
}

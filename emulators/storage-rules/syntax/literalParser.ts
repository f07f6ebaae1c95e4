import {
  boolValue,
  bytesValue,
  floatValue,
  nullValue,
  stringValue,
  type RulesValue,
} from '../values/rulesValue'
import type { Expression } from './ast'
import { createNode } from './astNode'
import { RulesSyntaxError } from './diagnostic'
import type { Token } from './lexer'
import type { TokenCursor } from './tokenCursor'

const literalKeywords: ReadonlyMap<string, RulesValue> = new Map([
  ['true', boolValue(true)],
  ['false', boolValue(false)],
  ['null', nullValue],
])

/** Parses a number, string, bytes, boolean or null literal. */
export function parseLiteral(cursor: TokenCursor): Expression {
  const { token } = cursor
  const value = toLiteralValue(token) ?? cursor.failUnexpected()
  cursor.advance()
  return createNode(cursor, token, { kind: 'literal', value })
}

function toLiteralValue(token: Token): RulesValue | undefined {
  switch (token.kind) {
    case 'name':
      return literalKeywords.get(token.text)
    case 'int':
      if (token.value < 2n ** 63n) return { type: 'int', value: token.value }
      throw new RulesSyntaxError(`The integer ${token.text} does not fit 64 bits.`, token.position)
    case 'float':
      return floatValue(token.value)
    case 'string':
      return stringValue(token.value)
    case 'bytes':
      return bytesValue(token.value)
    case 'segment':
    case 'symbol':
    case 'end':
      return undefined
  }
}

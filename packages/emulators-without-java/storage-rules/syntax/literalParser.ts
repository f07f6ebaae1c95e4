import {
  createRulesBoolValue,
  createRulesBytesValue,
  createRulesFloatValue,
  rulesNullValue,
  createRulesStringValue,
  type RulesValue,
} from '../values/rulesValue'
import type { RulesExpression } from './ast'
import { createRulesSyntaxNode } from './astNode'
import { RulesSyntaxError } from './diagnostic'
import type { RulesToken } from './lexer'
import type { RulesTokenCursor } from './tokenCursor'

const literalKeywords: ReadonlyMap<string, RulesValue> = new Map([
  ['true', createRulesBoolValue(true)],
  ['false', createRulesBoolValue(false)],
  ['null', rulesNullValue],
])

/** Parses a number, string, bytes, boolean or null literal. */
export function parseRulesLiteral(cursor: RulesTokenCursor): RulesExpression {
  const { token } = cursor
  const value = toLiteralValue(token) ?? cursor.failUnexpected()
  cursor.advance()
  return createRulesSyntaxNode(cursor, token, { kind: 'literal', value })
}

function toLiteralValue(token: RulesToken): RulesValue | undefined {
  switch (token.kind) {
    case 'name':
      return literalKeywords.get(token.text)
    case 'int':
      if (token.value < 2n ** 63n) return { type: 'int', value: token.value }
      throw new RulesSyntaxError(`The integer ${token.text} does not fit 64 bits.`, token.position)
    case 'float':
      return createRulesFloatValue(token.value)
    case 'string':
      return createRulesStringValue(token.value)
    case 'bytes':
      return createRulesBytesValue(token.value)
    case 'segment':
    case 'symbol':
    case 'end':
      return undefined
  }
}

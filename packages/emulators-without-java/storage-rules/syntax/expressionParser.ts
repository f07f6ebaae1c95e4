import {
  rulesFunctionNamespaces,
  rulesTypeNames,
  type RulesMapLiteralEntry,
  type RulesExpression,
} from './ast'
import type { RulesTokenCursor } from './tokenCursor'
import { maxRulesExpressionDepth, createRulesSyntaxNode, type RulesSyntaxNodeStart } from './astNode'
import { parseRulesLiteral } from './literalParser'
import { isAtRulesPathLiteral, parseRulesPathLiteral } from './pathLiteralParser'
import { RulesSyntaxError } from './diagnostic'

// The precedence of binary operators: the operator with the higher number is applied first, and all are
// left-associative. Unlike the rules reference, Google's rules engine gives `in` and `is` a lower precedence than `==`:
// `1 in [1] == true` means `1 in ([1] == true)`.
const precedenceByOperator: ReadonlyMap<string, number> = new Map([
  ['||', 1],
  ['&&', 2],
  ['in', 3],
  ['is', 4],
  ...['==', '!='].map((operator) => [operator, 5] as const),
  ...['<', '<=', '>', '>='].map((operator) => [operator, 6] as const),
  ...['+', '-'].map((operator) => [operator, 7] as const),
  ...['*', '/', '%'].map((operator) => [operator, 8] as const),
])

/** Parses an expression; the ternary operator has the lowest precedence. */
export function parseRulesExpression(cursor: RulesTokenCursor): RulesExpression {
  const start = cursor.token
  const condition = cursor.readNested(() => parseBinary(cursor, 1), maxRulesExpressionDepth)
  if (!cursor.takeIf('?')) return condition
  const then = cursor.readNested(() => parseRulesExpression(cursor), maxRulesExpressionDepth)
  cursor.expectToken(':')
  const otherwise = cursor.readNested(() => parseRulesExpression(cursor), maxRulesExpressionDepth)
  return createRulesSyntaxNode(cursor, start, { kind: 'ternary', condition, then, otherwise })
}

function parseBinary(cursor: RulesTokenCursor, minPrecedence: number): RulesExpression {
  let left = parseUnary(cursor)
  for (;;) {
    const { text: operator, kind } = cursor.token
    const precedence = kind === 'symbol' || kind === 'name' ? (precedenceByOperator.get(operator) ?? 0) : 0
    if (precedence < minPrecedence) return left
    cursor.advance()
    left = parseRightOperand(cursor, left, { operator, precedence })
  }
}

type BinaryOperator = { readonly operator: string; readonly precedence: number }

function parseRightOperand(
  cursor: RulesTokenCursor,
  left: RulesExpression,
  { operator, precedence }: BinaryOperator,
): RulesExpression {
  if (operator === 'is')
    return createRulesSyntaxNode(cursor, left, { kind: 'is', operand: left, typeName: parseTypeName(cursor) })
  const right = parseBinary(cursor, precedence + 1)
  if (operator === '&&' || operator === '||')
    return createRulesSyntaxNode(cursor, left, { kind: 'logic', operator, left, right })
  return createRulesSyntaxNode(cursor, left, { kind: 'binary', operator, left, right })
}

function parseTypeName(cursor: RulesTokenCursor): string {
  const { name, position } = cursor.expectName('the name of a type')
  if (rulesTypeNames.includes(name)) return name
  throw new RulesSyntaxError(`"${name}" is no type. Expected one of ${rulesTypeNames.join(', ')}.`, position)
}

function parseUnary(cursor: RulesTokenCursor): RulesExpression {
  const start = cursor.token
  if (cursor.takeIf('!')) {
    return createRulesSyntaxNode(cursor, start, {
      kind: 'unary',
      operator: '!',
      operand: cursor.readNested(() => parseUnary(cursor), maxRulesExpressionDepth),
    })
  }
  if (!cursor.takeIf('-')) return parsePostfix(cursor)
  // The minimum int64 is parsed with its minus sign: its absolute value does not fit 64 bits.
  const { token } = cursor
  if (token.kind !== 'int' || token.value !== 2n ** 63n) {
    return createRulesSyntaxNode(cursor, start, {
      kind: 'unary',
      operator: '-',
      operand: parsePostfix(cursor),
    })
  }
  cursor.advance()
  return createRulesSyntaxNode(cursor, start, {
    kind: 'literal',
    value: { type: 'int', value: -token.value },
  })
}

function parsePostfix(cursor: RulesTokenCursor): RulesExpression {
  let object = parsePrimary(cursor)
  for (;;) {
    const start = { position: cursor.position, span: object.span }
    if (cursor.takeIf('.')) object = parseMember(cursor, object, start)
    else if (cursor.takeIf('[')) object = parseIndex(cursor, object, start)
    else return object
  }
}

function parseMember(
  cursor: RulesTokenCursor,
  object: RulesExpression,
  start: RulesSyntaxNodeStart,
): RulesExpression {
  const { kind, text: name } = cursor.token
  if (kind !== 'name') cursor.failUnexpected()
  cursor.advance()
  if (!cursor.takeIf('(')) return createRulesSyntaxNode(cursor, start, { kind: 'member', object, name })
  return createRulesSyntaxNode(cursor, start, { kind: 'method', object, name, args: parseArguments(cursor) })
}

function parseIndex(
  cursor: RulesTokenCursor,
  object: RulesExpression,
  start: RulesSyntaxNodeStart,
): RulesExpression {
  const from = cursor.isAt(':') ? null : parseRulesExpression(cursor)
  if (from !== null && cursor.takeIf(']'))
    return createRulesSyntaxNode(cursor, start, { kind: 'index', object, index: from })
  cursor.expectToken(':')
  const to = cursor.isAt(']') ? null : parseRulesExpression(cursor)
  cursor.expectToken(']')
  return createRulesSyntaxNode(cursor, start, { kind: 'range', object, from, to })
}

const parseArguments = (cursor: RulesTokenCursor): readonly RulesExpression[] =>
  cursor.readSeries(')', () => parseRulesExpression(cursor))

function parsePrimary(cursor: RulesTokenCursor): RulesExpression {
  if (isAtRulesPathLiteral(cursor)) return parseRulesPathLiteral(cursor, parseRulesExpression)
  const start = cursor.token
  if (cursor.isAtName()) return parseReference(cursor)
  if (cursor.takeIf('['))
    return createRulesSyntaxNode(cursor, start, {
      kind: 'list',
      items: cursor.readSeries(']', () => parseRulesExpression(cursor)),
    })
  if (cursor.takeIf('{'))
    return createRulesSyntaxNode(cursor, start, {
      kind: 'map',
      entries: cursor.readSeries('}', () => parseEntry(cursor)),
    })
  if (cursor.takeIf('(')) return parseParenthesis(cursor, start)
  return parseRulesLiteral(cursor)
}

function parseParenthesis(cursor: RulesTokenCursor, { span }: RulesSyntaxNodeStart): RulesExpression {
  const expression = parseRulesExpression(cursor)
  cursor.expectToken(')')
  return { ...expression, span: cursor.spanFrom(span.from) }
}

function parseEntry(cursor: RulesTokenCursor): RulesMapLiteralEntry {
  const key = parseRulesExpression(cursor)
  cursor.expectToken(':')
  return { key, value: parseRulesExpression(cursor) }
}

function parseReference(cursor: RulesTokenCursor): RulesExpression {
  const start = cursor.token
  const { name, position } = cursor.expectName('a name')
  if (cursor.takeIf('('))
    return createRulesSyntaxNode(cursor, start, { kind: 'call', name, args: parseArguments(cursor) })
  if (!rulesFunctionNamespaces.has(name)) return createRulesSyntaxNode(cursor, start, { kind: 'name', name })
  if (!cursor.isAt('.') || !cursor.isAt('(', 2)) {
    throw new RulesSyntaxError(`"${name}" is a namespace and cannot be used as a variable.`, position)
  }
  cursor.advance()
  const member = cursor.advance()
  cursor.advance()
  return createRulesSyntaxNode(cursor, start, {
    kind: 'call',
    name: `${name}.${member.text}`,
    args: parseArguments(cursor),
  })
}

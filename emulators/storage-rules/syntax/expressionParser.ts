import { namespaces, typeNames, type MapEntry, type Expression } from './ast'
import type { TokenCursor } from './tokenCursor'
import { maxExpressionDepth, createNode, type NodeStart } from './astNode'
import { parseLiteral } from './literalParser'
import { isAtPathLiteral, parsePathLiteral } from './pathLiteralParser'
import { RulesSyntaxError } from './diagnostic'

// A higher number binds tighter; all operators are left-associative. Unlike the rules reference, Google's engine gives `in`
// and `is` a lower precedence than `==`: `1 in [1] == true` means `1 in ([1] == true)`.
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
export function parseExpression(cursor: TokenCursor): Expression {
  const start = cursor.token
  const condition = cursor.readNested(() => parseBinary(cursor, 1), maxExpressionDepth)
  if (!cursor.takeIf('?')) return condition
  const then = cursor.readNested(() => parseExpression(cursor), maxExpressionDepth)
  cursor.expectToken(':')
  const otherwise = cursor.readNested(() => parseExpression(cursor), maxExpressionDepth)
  return createNode(cursor, start, { kind: 'ternary', condition, then, otherwise })
}

function parseBinary(cursor: TokenCursor, minPrecedence: number): Expression {
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
  cursor: TokenCursor,
  left: Expression,
  { operator, precedence }: BinaryOperator,
): Expression {
  if (operator === 'is')
    return createNode(cursor, left, { kind: 'is', operand: left, typeName: parseTypeName(cursor) })
  const right = parseBinary(cursor, precedence + 1)
  if (operator === '&&' || operator === '||')
    return createNode(cursor, left, { kind: 'logic', operator, left, right })
  return createNode(cursor, left, { kind: 'binary', operator, left, right })
}

function parseTypeName(cursor: TokenCursor): string {
  const { name, position } = cursor.expectName('the name of a type')
  if (typeNames.includes(name)) return name
  throw new RulesSyntaxError(`"${name}" is no type. Expected one of ${typeNames.join(', ')}.`, position)
}

function parseUnary(cursor: TokenCursor): Expression {
  const start = cursor.token
  if (cursor.takeIf('!')) {
    return createNode(cursor, start, {
      kind: 'unary',
      operator: '!',
      operand: cursor.readNested(() => parseUnary(cursor), maxExpressionDepth),
    })
  }
  if (!cursor.takeIf('-')) return parsePostfix(cursor)
  // The minimum int64 is parsed with its minus sign: its absolute value does not fit 64 bits.
  const { token } = cursor
  if (token.kind !== 'int' || token.value !== 2n ** 63n) {
    return createNode(cursor, start, { kind: 'unary', operator: '-', operand: parsePostfix(cursor) })
  }
  cursor.advance()
  return createNode(cursor, start, { kind: 'literal', value: { type: 'int', value: -token.value } })
}

function parsePostfix(cursor: TokenCursor): Expression {
  let object = parsePrimary(cursor)
  for (;;) {
    const start = { position: cursor.position, span: object.span }
    if (cursor.takeIf('.')) object = parseMember(cursor, object, start)
    else if (cursor.takeIf('[')) object = parseIndex(cursor, object, start)
    else return object
  }
}

function parseMember(cursor: TokenCursor, object: Expression, start: NodeStart): Expression {
  const { kind, text: name } = cursor.token
  if (kind !== 'name') cursor.failUnexpected()
  cursor.advance()
  if (!cursor.takeIf('(')) return createNode(cursor, start, { kind: 'member', object, name })
  return createNode(cursor, start, { kind: 'method', object, name, args: parseArguments(cursor) })
}

function parseIndex(cursor: TokenCursor, object: Expression, start: NodeStart): Expression {
  const from = cursor.isAt(':') ? null : parseExpression(cursor)
  if (from !== null && cursor.takeIf(']'))
    return createNode(cursor, start, { kind: 'index', object, index: from })
  cursor.expectToken(':')
  const to = cursor.isAt(']') ? null : parseExpression(cursor)
  cursor.expectToken(']')
  return createNode(cursor, start, { kind: 'range', object, from, to })
}

const parseArguments = (cursor: TokenCursor): readonly Expression[] =>
  cursor.readSeries(')', () => parseExpression(cursor))

function parsePrimary(cursor: TokenCursor): Expression {
  if (isAtPathLiteral(cursor)) return parsePathLiteral(cursor, parseExpression)
  const start = cursor.token
  if (cursor.isAtName()) return parseReference(cursor)
  if (cursor.takeIf('['))
    return createNode(cursor, start, {
      kind: 'list',
      items: cursor.readSeries(']', () => parseExpression(cursor)),
    })
  if (cursor.takeIf('{'))
    return createNode(cursor, start, {
      kind: 'map',
      entries: cursor.readSeries('}', () => parseEntry(cursor)),
    })
  if (cursor.takeIf('(')) return parseParenthesis(cursor, start)
  return parseLiteral(cursor)
}

function parseParenthesis(cursor: TokenCursor, { span }: NodeStart): Expression {
  const expression = parseExpression(cursor)
  cursor.expectToken(')')
  return { ...expression, span: cursor.spanFrom(span.from) }
}

function parseEntry(cursor: TokenCursor): MapEntry {
  const key = parseExpression(cursor)
  cursor.expectToken(':')
  return { key, value: parseExpression(cursor) }
}

function parseReference(cursor: TokenCursor): Expression {
  const start = cursor.token
  const { name, position } = cursor.expectName('a name')
  if (cursor.takeIf('('))
    return createNode(cursor, start, { kind: 'call', name, args: parseArguments(cursor) })
  if (!namespaces.has(name)) return createNode(cursor, start, { kind: 'name', name })
  if (!cursor.isAt('.') || !cursor.isAt('(', 2)) {
    throw new RulesSyntaxError(`"${name}" is a namespace and cannot be used as a variable.`, position)
  }
  cursor.advance()
  const member = cursor.advance()
  cursor.advance()
  return createNode(cursor, start, {
    kind: 'call',
    name: `${name}.${member.text}`,
    args: parseArguments(cursor),
  })
}

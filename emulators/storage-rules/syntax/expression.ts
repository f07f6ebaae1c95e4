import { bytes, float, nothing, text, bool, type Value } from '../values/value'
import { packages, typeNames, type Entry, type Expression } from './ast'
import type { Cursor } from './cursor'
import { maxDepth, node, type Start } from './node'
import { isAtPath, parsePath } from './path'
import { RulesSyntaxError, type Position } from './position'

// Higher binds tighter; all associate to the left. Google's engine lets `in` and `is` bind looser than `==`,
// against its reference: `1 in [1] == true` asks whether 1 is in `[1] == true`, an error.
const precedence: ReadonlyMap<string, number> = new Map([
  ['||', 1],
  ['&&', 2],
  ['in', 3],
  ['is', 4],
  ...['==', '!='].map((operator) => [operator, 5] as const),
  ...['<', '<=', '>', '>='].map((operator) => [operator, 6] as const),
  ...['+', '-'].map((operator) => [operator, 7] as const),
  ...['*', '/', '%'].map((operator) => [operator, 8] as const),
])

const constants: ReadonlyMap<string, Value> = new Map([
  ['true', bool(true)],
  ['false', bool(false)],
  ['null', nothing],
])

/** An expression; the ternary binds loosest of all. */
export function parseExpression(cursor: Cursor): Expression {
  const start = cursor.token
  const condition = cursor.nested(() => parseBinary(cursor, 1), maxDepth)
  if (!cursor.take('?')) return condition
  const then = cursor.nested(() => parseExpression(cursor), maxDepth)
  cursor.expect(':')
  const otherwise = cursor.nested(() => parseExpression(cursor), maxDepth)
  return node(cursor, start, { kind: 'choice', condition, then, otherwise })
}

function parseBinary(cursor: Cursor, least: number): Expression {
  let left = parseUnary(cursor)
  for (;;) {
    const { text: operator, kind, at } = cursor.token
    const strength = kind === 'symbol' || kind === 'name' ? (precedence.get(operator) ?? 0) : 0
    if (strength < least) return left
    cursor.next()
    left = parseOperation(cursor, left, { operator, strength, at })
  }
}

type Operator = { readonly operator: string; readonly strength: number; readonly at: Position }

function parseOperation(cursor: Cursor, left: Expression, { operator, strength }: Operator): Expression {
  if (operator === 'is')
    return node(cursor, left, { kind: 'is', operand: left, typeName: parseTypeName(cursor) })
  const right = parseBinary(cursor, strength + 1)
  if (operator === '&&' || operator === '||')
    return node(cursor, left, { kind: 'logic', operator, left, right })
  return node(cursor, left, { kind: 'binary', operator, left, right })
}

function parseTypeName(cursor: Cursor): string {
  const { name, at } = cursor.expectName('the name of a type')
  if (typeNames.includes(name)) return name
  throw new RulesSyntaxError(`"${name}" is no type. Expected one of ${typeNames.join(', ')}.`, at)
}

function parseUnary(cursor: Cursor): Expression {
  const start = cursor.token
  if (cursor.take('!')) {
    return node(cursor, start, {
      kind: 'unary',
      operator: '!',
      operand: cursor.nested(() => parseUnary(cursor), maxDepth),
    })
  }
  if (!cursor.take('-')) return parsePostfix(cursor)
  // The smallest integer has no positive twin: its digits are read together with the minus.
  const { token } = cursor
  if (token.kind !== 'int' || token.value !== 2n ** 63n) {
    return node(cursor, start, { kind: 'unary', operator: '-', operand: parsePostfix(cursor) })
  }
  cursor.next()
  return node(cursor, start, { kind: 'literal', value: { type: 'int', value: -token.value } })
}

function parsePostfix(cursor: Cursor): Expression {
  let object = parsePrimary(cursor)
  for (;;) {
    const start = { at: cursor.at, span: object.span }
    if (cursor.take('.')) object = parseMember(cursor, object, start)
    else if (cursor.take('[')) object = parseIndex(cursor, object, start)
    else return object
  }
}

function parseMember(cursor: Cursor, object: Expression, start: Start): Expression {
  const { kind, text: name } = cursor.token
  if (kind !== 'name') cursor.unexpected()
  cursor.next()
  if (!cursor.take('(')) return node(cursor, start, { kind: 'member', object, name })
  return node(cursor, start, { kind: 'method', object, name, args: parseArguments(cursor) })
}

function parseIndex(cursor: Cursor, object: Expression, start: Start): Expression {
  const from = cursor.isAt(':') ? null : parseExpression(cursor)
  if (from !== null && cursor.take(']')) return node(cursor, start, { kind: 'index', object, index: from })
  cursor.expect(':')
  const to = cursor.isAt(']') ? null : parseExpression(cursor)
  cursor.expect(']')
  return node(cursor, start, { kind: 'range', object, from, to })
}

const parseArguments = (cursor: Cursor): readonly Expression[] =>
  cursor.series(')', () => parseExpression(cursor))

function parsePrimary(cursor: Cursor): Expression {
  if (isAtPath(cursor)) return parsePath(cursor, parseExpression)
  const start = cursor.token
  const value = constants.get(cursor.token.text)
  if (cursor.token.kind === 'name' && value !== undefined) {
    cursor.next()
    return node(cursor, start, { kind: 'literal', value })
  }
  if (cursor.isAtName()) return parseName(cursor)
  if (cursor.take('['))
    return node(cursor, start, { kind: 'list', items: cursor.series(']', () => parseExpression(cursor)) })
  if (cursor.take('{'))
    return node(cursor, start, { kind: 'map', entries: cursor.series('}', () => parseEntry(cursor)) })
  if (cursor.take('(')) return parseParenthesis(cursor, start)
  return parseLiteral(cursor)
}

function parseParenthesis(cursor: Cursor, { span }: Start): Expression {
  const inside = parseExpression(cursor)
  cursor.expect(')')
  return { ...inside, span: cursor.spanFrom(span.from) }
}

function parseEntry(cursor: Cursor): Entry {
  const key = parseExpression(cursor)
  cursor.expect(':')
  return { key, value: parseExpression(cursor) }
}

function parseName(cursor: Cursor): Expression {
  const start = cursor.token
  const { name, at } = cursor.expectName('a name')
  if (cursor.take('(')) return node(cursor, start, { kind: 'call', name, args: parseArguments(cursor) })
  if (!packages.has(name)) return node(cursor, start, { kind: 'name', name })
  if (!cursor.isAt('.') || !cursor.isAt('(', 2)) {
    throw new RulesSyntaxError(`"${name}" is a namespace and cannot be used as a variable.`, at)
  }
  cursor.next()
  const member = cursor.next()
  cursor.next()
  return node(cursor, start, { kind: 'call', name: `${name}.${member.text}`, args: parseArguments(cursor) })
}

function parseLiteral(cursor: Cursor): Expression {
  const { token } = cursor
  if (token.kind === 'name' || token.kind === 'segment' || token.kind === 'symbol' || token.kind === 'end') {
    cursor.unexpected()
  }
  if (token.kind === 'int' && token.value >= 2n ** 63n) {
    throw new RulesSyntaxError(`The integer ${token.text} does not fit 64 bits.`, token.at)
  }
  cursor.next()
  switch (token.kind) {
    case 'int':
      return node(cursor, token, { kind: 'literal', value: { type: 'int', value: token.value } })
    case 'float':
      return node(cursor, token, { kind: 'literal', value: float(token.value) })
    case 'string':
      return node(cursor, token, { kind: 'literal', value: text(token.value) })
    case 'bytes':
      return node(cursor, token, { kind: 'literal', value: bytes(token.value) })
  }
}

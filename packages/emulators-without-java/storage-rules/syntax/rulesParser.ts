// We wrote this rules parser because no library fits: firetree 0.1.5 accepts the invalid `if tru e`, and the parser of
// @firebase/eslint-plugin-security-rules 0.0.2 returns ESLint nodes without an expression tree to evaluate.
import type {
  RulesAllowStatement,
  RulesBlock,
  RulesFunctionDeclaration,
  RulesLetStatement,
  RulesMatchBlock,
  RulesIdentifier,
  RulesFile,
  RulesVersion,
  RulesServiceBlock,
} from './ast'
import { RulesTokenCursor } from './tokenCursor'
import { parseRulesExpression } from './expressionParser'
import { parseRulesMatchPath } from './matchPathParser'
import { RulesSyntaxError } from './diagnostic'
import { tokenizeRules } from './lexer'

/** Parses a rules file; throws a RulesSyntaxError at the first error. */
export function parseRulesFile(source: string): RulesFile {
  const cursor = new RulesTokenCursor(tokenizeRules(source))
  const version = parseVersion(cursor)
  const functions: RulesFunctionDeclaration[] = []
  const services: RulesServiceBlock[] = []
  while (cursor.token.kind !== 'end') {
    if (cursor.isAt('service')) services.push(parseService(cursor))
    else if (cursor.isAt('function')) functions.push(parseFunction(cursor))
    else cursor.failUnexpected()
  }
  return { version, functions, services }
}

function parseVersion(cursor: RulesTokenCursor): RulesVersion {
  if (!cursor.takeIf('rules_version')) return 1
  cursor.expectToken('=')
  const token = cursor.advance()
  cursor.takeIf(';')
  if (token.kind === 'string' && token.value === '1') return 1
  if (token.kind === 'string' && token.value === '2') return 2
  throw new RulesSyntaxError(`Unsupported rules_version ${token.text}. Expected '1' or '2'.`, token.position)
}

function parseService(cursor: RulesTokenCursor): RulesServiceBlock {
  const position = cursor.expectToken('service')
  const nameParts = [cursor.expectName('the name of a service').name]
  while (cursor.takeIf('.')) nameParts.push(cursor.expectName('the name of a service').name)
  return { name: nameParts.join('.'), position, body: parseBlock(cursor, 'service') }
}

function parseBlock(cursor: RulesTokenCursor, blockKind: 'service' | 'match'): RulesBlock {
  cursor.expectToken('{')
  const functions: RulesFunctionDeclaration[] = []
  const matches: RulesMatchBlock[] = []
  const allows: RulesAllowStatement[] = []
  const { position } = cursor
  while (!cursor.takeIf('}')) {
    if (cursor.isAt('match')) matches.push(parseMatch(cursor))
    else if (cursor.isAt('function')) functions.push(parseFunction(cursor))
    else if (cursor.isAt('allow') && blockKind === 'match') allows.push(parseAllow(cursor))
    else cursor.failUnexpected()
  }
  if (functions.length + matches.length + allows.length === 0) {
    throw new RulesSyntaxError(`The body of a ${blockKind} must hold at least one declaration.`, position)
  }
  return { functions, matches, allows }
}

function parseMatch(cursor: RulesTokenCursor): RulesMatchBlock {
  const position = cursor.expectToken('match')
  return { position, pattern: parseRulesMatchPath(cursor), body: parseBlock(cursor, 'match') }
}

function parseAllow(cursor: RulesTokenCursor): RulesAllowStatement {
  const position = cursor.expectToken('allow')
  const methods: RulesIdentifier[] = []
  do methods.push(cursor.expectName('a method such as read or write'))
  while (cursor.takeIf(','))
  const condition = cursor.isAt(':') ? parseCondition(cursor) : null
  if (cursor.isAt('if')) throw new RulesSyntaxError('A condition begins with ": if".', cursor.position)
  cursor.takeIf(';')
  return { position, methods, condition }
}

function parseCondition(cursor: RulesTokenCursor) {
  cursor.expectToken(':')
  cursor.expectToken('if', 'A condition begins with ": if".')
  return parseRulesExpression(cursor)
}

function parseFunction(cursor: RulesTokenCursor): RulesFunctionDeclaration {
  cursor.expectToken('function')
  const name = cursor.expectName('the name of a function')
  cursor.expectToken('(')
  const params = cursor.readSeries(')', () => cursor.expectName('the name of an argument'))
  cursor.expectToken('{')
  const lets: RulesLetStatement[] = []
  while (cursor.takeIf('let')) lets.push(parseLet(cursor))
  cursor.expectToken('return', 'A function ends with "return" and an expression.')
  const result = parseRulesExpression(cursor)
  cursor.takeIf(';')
  cursor.expectToken('}')
  return { ...name, params, lets, result }
}

function parseLet(cursor: RulesTokenCursor): RulesLetStatement {
  const name = cursor.expectName('the name of a variable')
  cursor.expectToken('=')
  const value = parseRulesExpression(cursor)
  cursor.expectToken(';', 'A let ends with ";".')
  return { ...name, value }
}

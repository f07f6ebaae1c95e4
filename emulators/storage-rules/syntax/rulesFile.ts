// Written here, on no library: firetree 0.1.5 reads `if tru e` without complaint; the parser of
// @firebase/eslint-plugin-security-rules 0.0.2 (Google's ANTLR grammar, 170 kB generated) yields nodes for ESLint to
// lint, not an expression tree to evaluate with its lines and columns.
import type {
  Allow,
  Block,
  FunctionDeclaration,
  Let,
  Match,
  Named,
  RulesFile,
  RulesVersion,
  Service,
} from './ast'
import { Cursor } from './cursor'
import { parseExpression } from './expression'
import { parsePattern } from './pattern'
import { RulesSyntaxError } from './position'
import { tokenize } from './tokens'

/** Reads a rules file; throws a RulesSyntaxError at the first thing that cannot be read. */
export function parseRulesFile(source: string): RulesFile {
  const cursor = new Cursor(tokenize(source))
  const version = parseVersion(cursor)
  const functions: FunctionDeclaration[] = []
  const services: Service[] = []
  while (cursor.token.kind !== 'end') {
    if (cursor.isAt('service')) services.push(parseService(cursor))
    else if (cursor.isAt('function')) functions.push(parseFunction(cursor))
    else cursor.unexpected()
  }
  return { version, functions, services }
}

function parseVersion(cursor: Cursor): RulesVersion {
  if (!cursor.take('rules_version')) return 1
  cursor.expect('=')
  const token = cursor.next()
  cursor.take(';')
  if (token.kind === 'string' && token.value === '1') return 1
  if (token.kind === 'string' && token.value === '2') return 2
  throw new RulesSyntaxError(`Unsupported rules_version ${token.text}. Expected '1' or '2'.`, token.at)
}

function parseService(cursor: Cursor): Service {
  const at = cursor.expect('service')
  const words = [cursor.expectName('the name of a service').name]
  while (cursor.take('.')) words.push(cursor.expectName('the name of a service').name)
  return { name: words.join('.'), at, body: parseBlock(cursor, 'service') }
}

function parseBlock(cursor: Cursor, owner: 'service' | 'match'): Block {
  cursor.expect('{')
  const functions: FunctionDeclaration[] = []
  const matches: Match[] = []
  const allows: Allow[] = []
  const { at } = cursor
  while (!cursor.take('}')) {
    if (cursor.isAt('match')) matches.push(parseMatch(cursor))
    else if (cursor.isAt('function')) functions.push(parseFunction(cursor))
    else if (cursor.isAt('allow') && owner === 'match') allows.push(parseAllow(cursor))
    else cursor.unexpected()
  }
  if (functions.length + matches.length + allows.length === 0) {
    throw new RulesSyntaxError(`The body of a ${owner} must hold at least one declaration.`, at)
  }
  return { functions, matches, allows }
}

function parseMatch(cursor: Cursor): Match {
  const at = cursor.expect('match')
  return { at, pattern: parsePattern(cursor), body: parseBlock(cursor, 'match') }
}

function parseAllow(cursor: Cursor): Allow {
  const at = cursor.expect('allow')
  const methods: Named[] = []
  do methods.push(cursor.expectName('a method such as read or write'))
  while (cursor.take(','))
  const condition = cursor.isAt(':') ? parseCondition(cursor) : null
  if (cursor.isAt('if')) throw new RulesSyntaxError('A condition begins with ": if".', cursor.at)
  cursor.take(';')
  return { at, methods, condition }
}

function parseCondition(cursor: Cursor) {
  cursor.expect(':')
  cursor.expect('if', 'A condition begins with ": if".')
  return parseExpression(cursor)
}

function parseFunction(cursor: Cursor): FunctionDeclaration {
  cursor.expect('function')
  const name = cursor.expectName('the name of a function')
  cursor.expect('(')
  const params = cursor.series(')', () => cursor.expectName('the name of an argument'))
  cursor.expect('{')
  const lets: Let[] = []
  while (cursor.take('let')) lets.push(parseLet(cursor))
  cursor.expect('return', 'A function ends with "return" and an expression.')
  const result = parseExpression(cursor)
  cursor.take(';')
  cursor.expect('}')
  return { ...name, params, lets, result }
}

function parseLet(cursor: Cursor): Let {
  const name = cursor.expectName('the name of a variable')
  cursor.expect('=')
  const value = parseExpression(cursor)
  cursor.expect(';', 'A let ends with ";".')
  return { ...name, value }
}

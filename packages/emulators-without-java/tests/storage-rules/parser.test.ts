import { describe, expect, test } from 'vitest'
import { checkRules, formatRulesDiagnostic } from '../../storage-rules/checkRules'
import { createStorageRulesSource } from './evaluateRules'

const findFirstProblem = (source: string): string =>
  checkRules(source).map((problem) => formatRulesDiagnostic('r', problem))[0] ?? ''

// `body` starts on line 4 of the file.
const findProblemInService = (body: string): string => findFirstProblem(createStorageRulesSource(body))
const findProblemInCondition = (condition: string): string =>
  findProblemInService(`match /{id} { allow get: if\n${condition}; }`)

describe('an invalid file is reported with its position', () => {
  test.each([
    ['an unknown word', 'servise firebase.storage {}', 'r:1:1: Unexpected "servise".'],
    [
      'an unknown version',
      "rules_version = '3';",
      "r:1:17: Unsupported rules_version '3'. Expected '1' or '2'.",
    ],
    [
      'a version that is a number',
      'rules_version = 2;',
      "r:1:17: Unsupported rules_version 2. Expected '1' or '2'.",
    ],
    [
      'a version after the service',
      "service firebase.storage { match /a { allow get; } } rules_version = '2';",
      'r:1:54: Unexpected "rules_version".',
    ],
    [
      'an empty service',
      'service firebase.storage { }',
      'r:1:28: The body of a service must hold at least one declaration.',
    ],
    ['an allow in a service', 'service firebase.storage { allow read; }', 'r:1:28: Unexpected "allow".'],
    ['an import', "import 'x';", 'r:1:1: Unexpected "import".'],
    [
      'a brace that is never closed',
      'service firebase.storage {\n match /a {\n',
      'r:3:1: Unexpected the end of the file.',
    ],
    [
      'a comment that is never closed',
      'service firebase.storage {\n /* oh',
      'r:2:2: This comment is never closed.',
    ],
  ])('%s', (_, source, message) => {
    expect(findFirstProblem(source)).toBe(message)
  })
})

describe('an invalid declaration is reported with its position', () => {
  test.each([
    [
      'a match without a slash',
      'match a { allow get; }',
      'r:4:7: Expected a path, which begins with "/", but found "a".',
    ],
    [
      'a match that ends in a slash',
      'match /a/ { }',
      'r:4:13: Expected the name of a path variable but found "}".',
    ],
    ['an empty match', 'match /a { }', 'r:4:12: The body of a match must hold at least one declaration.'],
    [
      'a glob without a name',
      'match /{**} { allow get; }',
      'r:4:9: Expected the name of a path variable but found "**".',
    ],
    [
      'an allow without a method',
      'match /a { allow: if true; }',
      'r:4:17: Expected a method such as read or write but found ":".',
    ],
    ['a condition without if', 'match /a { allow get: true; }', 'r:4:23: A condition begins with ": if".'],
    [
      'a condition without a colon',
      'match /a { allow get if true; }',
      'r:4:22: A condition begins with ": if".',
    ],
    ['a second semicolon', 'match /a { allow get;; }', 'r:4:22: Unexpected ";".'],
    [
      'a function without return',
      'function f() { }',
      'r:4:16: A function ends with "return" and an expression.',
    ],
    ['a let without a semicolon', 'function f() { let a = 1 return a; }', 'r:4:26: A let ends with ";".'],
    ['a let after return', 'function f() { return 1; let a = 1; }', 'r:4:26: Expected "}" but found "let".'],
    [
      'a keyword as a name',
      'function for() { return 1; }',
      'r:4:10: Expected the name of a function but found "for".',
    ],
  ])('%s', (_, body, message) => {
    expect(findProblemInService(body)).toBe(message)
  })
})

describe('an invalid expression is reported with its position', () => {
  test.each([
    ['an empty condition', '', 'r:5:1: Unexpected ";".'],
    ['an assignment', "id = 'a'", 'r:5:4: Unexpected "=".'],
    ['a single ampersand', 'true & true', 'r:5:6: Unexpected "&".'],
    ['an open parenthesis', '(true', 'r:5:6: Expected ")" but found ";".'],
    ['an open list', '[1, 2', 'r:5:6: Unexpected ";".'],
    ['an open string', "id == 'abc", 'r:5:7: This string is never closed.'],
    ['a string over two lines', "'a\nb' == 'a'", 'r:5:1: This string is never closed.'],
    [
      'an unknown escape',
      "'\\d' == 'd'",
      'r:5:1: Unknown escape \\d in a string; a backslash itself is written \\\\.',
    ],
    ['a Unicode escape in bytes', "b'\\u0041' == b'A'", 'r:5:1: Bytes take no \\u escape.'],
    ['an unknown type', '1 is integer', 'r:5:6: "integer" is no type.'],
    [
      'a namespace as a variable',
      'math == 1',
      'r:5:1: "math" is a namespace and cannot be used as a variable.',
    ],
    [
      'an integer beyond 64 bits',
      '9223372036854775808 > 0',
      'r:5:1: The integer 9223372036854775808 does not fit 64 bits.',
    ],
    [
      'a division without spaces',
      'request.resource.size/1024 < 5',
      'r:5:22: Unexpected the path "/1024" (to divide, put spaces around "/").',
    ],
    ['a decrement', '1--1 == 2', 'r:5:2: Unexpected "--".'],
    ['a unary plus', '+1 == 1', 'r:5:1: Unexpected "+".'],
    ['a hexadecimal number', '0x10 == 16', 'r:5:2: Unexpected "x10".'],
    ['an exponent', '1e3 == 1000', 'r:5:2: Unexpected "e3".'],
    ['a leading zero', '007 == 7', 'r:5:2: Unexpected "0".'],
    ['two adjacent values', "'a' 'b' == 'ab'", 'r:5:5: Unexpected "\'b\'".'],
    ['half a ternary', 'true ? false', 'r:5:13: Expected ":" but found ";".'],
  ])('%s', (_, condition, message) => {
    expect(findProblemInCondition(condition)).toContain(message)
  })
})

describe('the depth of an expression is limited to 99', () => {
  const terms = (count: number) => Array<string>(count).fill('true').join(' && ')

  test.each([
    ['99 terms of &&', terms(99)],
    ['90 parentheses', `${'('.repeat(90)}true${')'.repeat(90)}`],
    ['60 terms in parentheses and 60 others', `${terms(60)} && (${terms(60)})`],
  ])('%s', (_, condition) => {
    expect(findProblemInCondition(condition)).toBe('')
  })
  test.each([
    ['100 terms of &&', terms(100)],
    ['100 parentheses', `${'('.repeat(100)}true${')'.repeat(100)}`],
    ['100,000 parentheses', '('.repeat(100_000)],
    ['100,000 negations', '!'.repeat(100_000)],
    ['100,000 minuses and lists', '-['.repeat(100_000)],
  ])('rejects %s', (_, condition) => {
    expect(findProblemInCondition(condition)).toContain('too complex')
  })
})

describe('valid rules have no problems', () => {
  test.each([
    ['comments of both kinds', '// one\n/* two\n three */ match /a { allow get; } // four'],
    ['keywords as members', "match /a { allow get: if {'match': true, 'in': 1}.match; }"],
    ['keywords in paths', 'match /match/{allow_} { allow get; }'],
    ['(default) in a path', 'match /(default)/a { allow get; }'],
    [
      'names with dollars and underscores',
      'function $f(_a) { return _a; } match /a { allow get: if $f(true); }',
    ],
    ['a trailing comma', "match /a { allow get: if [1, 2,].size() == {'a': 1, 'b': 2,}.size(); }"],
    ['no optional spaces', 'match /a{allow get,list:if 1==1&&2<3||!true;allow write:if false}'],
    ['a path in a list', 'match /{p} { allow get: if [/a/b,/c/$(p)].size()==2; }'],
  ])('%s', (_, body) => {
    expect(findProblemInService(body)).toBe('')
  })
})

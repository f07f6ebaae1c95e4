import { describe, expect, test } from 'vitest'
import { checkRules, problemLine } from '../../../emulators/storage-rules/checkRules'
import { storageRules } from './asking'

const found = (source: string) =>
  checkRules(source).map((problem) => `${problem.severity} ${problemLine('r', problem)}`)

const inService = (body: string, version?: string) => found(storageRules(body, version))
const chain = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `function f${i}() { return ${i + 1 < count ? `f${i + 1}()` : 'true'}; }`,
  )

describe('errors: Google would not take these rules either', () => {
  test.each([
    [
      'a function defined twice',
      'function f() { return 1; } function f(a) { return a; }',
      'r:4:37: Function "f" is already defined.',
    ],
    [
      'a function that calls itself',
      'function f() { return f(); }',
      'r:4:10: Recursion is not allowed: f calls f.',
    ],
    [
      'an argument defined twice',
      'function f(a, a) { return a; }',
      'r:4:15: Variable "a" is already defined.',
    ],
    [
      'a let over an argument',
      'function f(a) { let a = 1; return a; }',
      'r:4:21: Variable "a" is already defined.',
    ],
    [
      'eight arguments',
      'function f(a, b, c, d, e, g, h, i) { return a; }',
      'r:4:10: Function "f" has more than 7 arguments.',
    ],
    [
      'a variable twice in a path',
      'match /{id}/x/{id} { allow get; }',
      'r:4:16: Variable "id" stands twice in one path.',
    ],
    [
      'two globs in a path',
      'match /{a=**}/{b=**} { allow get; }',
      'r:4:16: Only one {name=**} may stand in a path, those of the matches around it included.',
    ],
    [
      'a glob below a glob',
      'match /{a=**} { match /{b=**} { allow get; } }',
      'r:4:25: Only one {name=**} may stand in a path, those of the matches around it included.',
    ],
    [
      'a pattern that RE2 lacks',
      "match /{a} { allow get: if a.matches('(?=x)'); }",
      'r:4:38: Invalid regular expression "(?=x)": a group that RE2 does not know.',
    ],
  ])('%s', (_, body, message) => {
    expect(inService(body)).toEqual([`error ${message}`])
  })

  test('functions that call each other in a circle', () => {
    expect(inService('function f() { return g(); } function g() { return f(); }')).toEqual([
      'error r:4:10: Recursion is not allowed: f calls g calls f.',
      'error r:4:39: Recursion is not allowed: g calls f calls g.',
    ])
  })
  test('eleven lets', () => {
    const lets = Array.from({ length: 11 }, (_, i) => `let v${i} = 1;`).join(' ')
    expect(inService(`function f() { ${lets} return v1; }`)).toEqual([
      'error r:4:10: Function "f" has more than 10 let variables.',
    ])
  })
  test('calls 21 deep, but not 20', () => {
    expect(inService(chain(21).join('\n'))).toEqual([])
    expect(inService(chain(22).join('\n'))).toEqual(['error r:4:10: Calls from "f0" go deeper than 20.'])
  })
  test('no service firebase.storage', () => {
    expect(found("rules_version = '2'; service cloud.firestore { match /a { allow get; } }")).toEqual([
      'error r:1:1: There is no "service firebase.storage".',
    ])
    expect(found('')).toContain('error r:1:1: There is no "service firebase.storage".')
  })
  test('a service declared twice', () => {
    const service = 'service firebase.storage { match /a { allow get; } }'
    expect(found(`rules_version = '2';\n${service}\n${service}`)).toEqual([
      'error r:3:1: Service firebase.storage is declared twice.',
    ])
  })
  test("under version '1', a glob in the middle", () => {
    expect(inService('match /{a=**}/x { allow get; }', '1')).toContain(
      "error r:4:9: Under rules_version '1', {name=**} must be the last segment of a path.",
    )
  })
})

describe('warnings: these rules load, but can only deny', () => {
  const condition = (expression: string) => `match /{id} { allow get: if\n${expression}; }`

  test.each([
    ['an unknown variable', condition('requst.auth == null'), 'r:5:1: Unknown variable "requst".'],
    ['an unknown function', condition('isStaf()'), 'r:5:1: Unknown function "isStaf".'],
    [
      'an unknown function of a namespace',
      condition('math.cube(1) == 1'),
      'r:5:1: Unknown function "math.cube".',
    ],
    ['a function of Firestore rules alone', condition('exists(/a/b)'), 'r:5:1: Unknown function "exists".'],
    ['an unknown method', condition("id.startsWith('a')"), 'r:5:3: Unknown method "startsWith".'],
    [
      'too few arguments',
      `function f(a) { return a; } ${condition('f()')}`,
      'r:5:1: Function "f" takes 1 arguments, not 0.',
    ],
    ['an unknown method to allow', 'match /a { allow get, remove; }', 'r:4:23: Unknown method "remove".'],
    [
      'a let used before it is there',
      'function f() { let a = b; let b = 1; return a + b; }',
      'r:4:24: Unknown variable "b".',
    ],
    [
      "a caller's wildcard",
      `function f() { return id == 'a'; } ${condition('f()')}`,
      'r:4:23: Unknown variable "id".',
    ],
    [
      "an inner match's function",
      `match /a { function f() { return true; } allow get: if f(); } ${condition('f()')}`,
      'r:5:1: Unknown function "f".',
    ],
  ])('%s', (_, body, message) => {
    expect(inService(body)).toEqual([`warning ${message}`])
  })

  test("rules_version '1', under which nothing is listed", () => {
    expect(inService('match /a { allow get; }', '1')).toEqual([
      "warning r:1:1: This file has the old rules_version '1'; Storage lists nothing under it.",
    ])
  })
  test("under version '1', a match inside a glob", () => {
    expect(inService('match /{a=**} {\n match /x { allow get; } }', '1')).toContain(
      "warning r:5:2: Under rules_version '1', a match inside a {name=**} matches nothing.",
    )
  })
  test('problems come in the order of their lines', () => {
    expect(
      inService('match /a { allow get: if b; }\nmatch /c { allow get: if d;\n allow list: if e; }'),
    ).toEqual([
      'warning r:4:26: Unknown variable "b".',
      'warning r:5:26: Unknown variable "d".',
      'warning r:6:17: Unknown variable "e".',
    ])
  })
})

describe('every built-in function and method is known', () => {
  test.each([
    'debug(true)',
    "bool('true') && bytes('a') == b'a' && float(1) == 1.0 && int(1.0) == 1 && path('a') == /a && string(1) == '1'",
    'firestore.exists(/a/b) || firestore.get(/a/b) == null',
    'math.isInfinite(1.0) || math.isInfinity(1.0) || math.pow(1, 2) == 1',
    "[1].toSet().union([2].toSet()).hasAny([3]) || {'a': 1}.diff({}).unchangedKeys().size() == 0",
  ])('%s', (condition) => {
    expect(inService(`match /a { allow get: if ${condition}; }`)).toEqual([])
  })
})

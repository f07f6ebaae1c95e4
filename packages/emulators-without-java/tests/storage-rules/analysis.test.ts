import { describe, expect, test } from 'vitest'
import { checkRules, formatRulesDiagnostic } from '../../storage-rules/checkRules'
import { createStorageRulesSource } from './evaluateRules'

const findProblems = (source: string) =>
  checkRules(source).map((problem) => `${problem.severity} ${formatRulesDiagnostic('r', problem)}`)

const findProblemsInService = (body: string, version?: string) =>
  findProblems(createStorageRulesSource(body, version))
const createCallChain = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `function f${i}() { return ${i + 1 < count ? `f${i + 1}()` : 'true'}; }`,
  )

describe("the analysis reports an error that Google's compiler also reports for", () => {
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
      'a pattern that RE2 rejects',
      "match /{a} { allow get: if a.matches('(?=x)'); }",
      'r:4:38: Invalid regular expression "(?=x)": invalid or unsupported Perl syntax: `(?=`.',
    ],
  ])('%s', (_, body, message) => {
    expect(findProblemsInService(body)).toEqual([`error ${message}`])
  })

  test('reports functions that call each other in a cycle', () => {
    expect(findProblemsInService('function f() { return g(); } function g() { return f(); }')).toEqual([
      'error r:4:10: Recursion is not allowed: f calls g calls f.',
      'error r:4:39: Recursion is not allowed: g calls f calls g.',
    ])
  })
  test('reports eleven lets', () => {
    const lets = Array.from({ length: 11 }, (_, i) => `let v${i} = 1;`).join(' ')
    expect(findProblemsInService(`function f() { ${lets} return v1; }`)).toEqual([
      'error r:4:10: Function "f" has more than 10 let variables.',
    ])
  })
  test('reports calls 21 levels deep, but not 20 levels', () => {
    expect(findProblemsInService(createCallChain(21).join('\n'))).toEqual([])
    expect(findProblemsInService(createCallChain(22).join('\n'))).toEqual([
      'error r:4:10: Calls from "f0" go deeper than 20.',
    ])
  })
  test('reports a missing service firebase.storage', () => {
    expect(findProblems("rules_version = '2'; service cloud.firestore { match /a { allow get; } }")).toEqual([
      'error r:1:1: There is no "service firebase.storage".',
    ])
    expect(findProblems('')).toContain('error r:1:1: There is no "service firebase.storage".')
  })
  test('reports a service declared twice', () => {
    const service = 'service firebase.storage { match /a { allow get; } }'
    expect(findProblems(`rules_version = '2';\n${service}\n${service}`)).toEqual([
      'error r:3:1: Service firebase.storage is declared twice.',
    ])
  })
  test('reports a glob in the middle of a path under version 1', () => {
    expect(findProblemsInService('match /{a=**}/x { allow get; }', '1')).toContain(
      "error r:4:9: Under rules_version '1', {name=**} must be the last segment of a path.",
    )
  })
})

describe('the analysis reports a warning for rules that load but always deny', () => {
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
      'a let used before its declaration',
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
    expect(findProblemsInService(body)).toEqual([`warning ${message}`])
  })

  test("warns that rules_version '1' cannot list files", () => {
    expect(findProblemsInService('match /a { allow get; }', '1')).toEqual([
      "warning r:1:1: This file has the old rules_version '1'; Storage lists nothing under it.",
    ])
  })
  test('warns about a match inside a glob under version 1', () => {
    expect(findProblemsInService('match /{a=**} {\n match /x { allow get; } }', '1')).toContain(
      "warning r:5:2: Under rules_version '1', a match inside a {name=**} matches nothing.",
    )
  })
  test('returns problems in source order', () => {
    expect(
      findProblemsInService(
        'match /a { allow get: if b; }\nmatch /c { allow get: if d;\n allow list: if e; }',
      ),
    ).toEqual([
      'warning r:4:26: Unknown variable "b".',
      'warning r:5:26: Unknown variable "d".',
      'warning r:6:17: Unknown variable "e".',
    ])
  })
})

describe('accepts all built-in functions and methods', () => {
  test.each([
    'debug(true)',
    "bool('true') && bytes('a') == b'a' && float(1) == 1.0 && int(1.0) == 1 && path('a') == /a && string(1) == '1'",
    'firestore.exists(/a/b) || firestore.get(/a/b) == null',
    'math.isInfinite(1.0) || math.isInfinity(1.0) || math.pow(1, 2) == 1',
    "[1].toSet().union([2].toSet()).hasAny([3]) || {'a': 1}.diff({}).unchangedKeys().size() == 0",
  ])('%s', (condition) => {
    expect(findProblemsInService(`match /a { allow get: if ${condition}; }`)).toEqual([])
  })
})

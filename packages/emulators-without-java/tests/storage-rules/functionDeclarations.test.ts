import { describe, expect, test } from 'vitest'
import { evaluateRulesRequest, loadValidRuleset, createStorageRulesSource } from './evaluateRules'

async function evaluateWithFunctions(
  functions: string,
  condition: string,
  inside = '',
): Promise<boolean | string> {
  const ruleset = loadValidRuleset(
    createStorageRulesSource(`${functions}\nmatch /{id} { ${inside} allow get: if ${condition}; }`),
  )
  const { permit, problems } = await evaluateRulesRequest(ruleset)
  return problems[0]?.message ?? permit
}

test('a function call evaluates to its return value', async () => {
  expect(await evaluateWithFunctions('function yes() { return true; }', 'yes()')).toBe(true)
})

test('a function takes arguments', async () => {
  expect(
    await evaluateWithFunctions('function less(a, b) { return a < b; }', 'less(1, 2) && !less(2, 1)'),
  ).toBe(true)
})

test('the semicolon after return is optional', async () => {
  expect(await evaluateWithFunctions('function yes() { return true }', 'yes()')).toBe(true)
})

test('a let can use earlier lets', async () => {
  expect(
    await evaluateWithFunctions('function four() { let a = 2; let b = a * 2; return b; }', 'four() == 4'),
  ).toBe(true)
})

test('ten lets are allowed', async () => {
  const lets = Array.from({ length: 10 }, (_, i) => `let v${i} = ${i};`).join(' ')
  expect(await evaluateWithFunctions(`function nine() { ${lets} return v9; }`, 'nine() == 9')).toBe(true)
})

test('a function can use the wildcards of its match block', async () => {
  expect(
    await evaluateWithFunctions(
      '',
      'mine()',
      "function mine() { return id == 'photo' && bucket == 'shop'; }",
    ),
  ).toBe(true)
})

test('a function cannot use the wildcards of its caller', async () => {
  expect(await evaluateWithFunctions('function mine() { return id == "photo"; }', 'mine()')).toMatch(
    /Unknown variable "id"/,
  )
})

test('a function cannot use the variables of its caller', async () => {
  const functions = 'function inner() { return a == 1; } function outer() { let a = 1; return inner(); }'
  expect(await evaluateWithFunctions(functions, 'outer()')).toMatch(/Unknown variable "a"/)
})

test('a function can be declared after its use', async () => {
  expect(await evaluateWithFunctions('', 'late()', '').catch(String)).toMatch(/Unknown function "late"/)
  const ruleset = loadValidRuleset(
    createStorageRulesSource('match /{id} { allow get: if late(); } function late() { return true; }'),
  )
  expect(await evaluateRulesRequest(ruleset)).toMatchObject({ permit: true })
})

test('a function can be declared outside the service', async () => {
  const ruleset = loadValidRuleset(
    `rules_version = '2'; function yes() { return true; } service firebase.storage { match /{a=**} { allow get: if yes(); } }`,
  )
  expect(await evaluateRulesRequest(ruleset)).toMatchObject({ permit: true })
})

test('the nearest declaration of a function is called', async () => {
  const far = "function which() { return 'far'; }"
  const near = "function which() { return 'near'; }"
  expect(await evaluateWithFunctions(far, "which() == 'near'", near)).toBe(true)
})

test('a function can redefine a built-in function', async () => {
  expect(await evaluateWithFunctions("function string(x) { return 'own'; }", "string(1) == 'own'")).toBe(true)
})

test('an argument shadows a wildcard of the same name', async () => {
  expect(await evaluateWithFunctions('', "same('x')", "function same(id) { return id == 'x'; }")).toBe(true)
})

test('a function can use request and resource', async () => {
  const functions = 'function visitor() { return request.auth == null && resource == null; }'
  expect(await evaluateWithFunctions(functions, 'visitor()')).toBe(true)
})

describe('an error in a let or an argument has no effect before its use', () => {
  test.each([
    ['a let that is not used', 'function f() { let a = 1 / 0; return true; }', 'f()'],
    ['a let whose error || ignores', 'function f() { let a = 1 / 0 == 1; return a || true; }', 'f()'],
    ['an argument that is not used', 'function f(a) { return true; }', 'f(1 / 0)'],
    ['an argument whose error || ignores', 'function f(a) { return a || true; }', 'f(1 / 0 == 1)'],
  ])('%s', async (_, functions, condition) => {
    expect(await evaluateWithFunctions(functions, condition)).toBe(true)
  })
  test('a let that is used denies', async () => {
    expect(await evaluateWithFunctions('function f() { let a = 1 / 0; return a == 1; }', 'f()')).toMatch(
      /Division by zero/,
    )
  })
})

describe('invalid calls deny', () => {
  test.each([
    ['too few arguments', 'f()', /takes 1 arguments, not 0/],
    ['too many arguments', 'f(1, 2)', /takes 1 arguments, not 2/],
    ['an unknown function', 'g()', /Unknown function "g"/],
    ['an unknown function of a namespace', 'math.cube(2) == 8', /Unknown function "math.cube"/],
    ['an unknown method', "'a'.reverse() == 'a'", /has no method reverse/],
    ['a method name of JavaScript objects', "'a'.constructor() == 'a'", /has no method constructor/],
    ['a property name of JavaScript objects', 'request.constructor == null', /constructor is undefined/],
  ])('%s', async (_, condition, message) => {
    expect(await evaluateWithFunctions('function f(a) { return true; }', condition)).toMatch(message)
  })
})

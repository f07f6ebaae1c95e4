import { describe, expect, test } from 'vitest'
import { ask, load, storageRules } from './asking'

async function answer(functions: string, condition: string, inside = ''): Promise<boolean | string> {
  const ruleset = load(storageRules(`${functions}\nmatch /{id} { ${inside} allow get: if ${condition}; }`))
  const { permit, problems } = await ask(ruleset)
  return problems[0]?.message ?? permit
}

test('a function gives what it returns', async () => {
  expect(await answer('function yes() { return true; }', 'yes()')).toBe(true)
})

test('a function takes arguments', async () => {
  expect(await answer('function less(a, b) { return a < b; }', 'less(1, 2) && !less(2, 1)')).toBe(true)
})

test('the semicolon after return may be left out', async () => {
  expect(await answer('function yes() { return true }', 'yes()')).toBe(true)
})

test('let names a value, and later lets see it', async () => {
  expect(await answer('function four() { let a = 2; let b = a * 2; return b; }', 'four() == 4')).toBe(true)
})

test('ten lets are allowed', async () => {
  const lets = Array.from({ length: 10 }, (_, i) => `let v${i} = ${i};`).join(' ')
  expect(await answer(`function nine() { ${lets} return v9; }`, 'nine() == 9')).toBe(true)
})

test('a function sees the wildcards of the match around it', async () => {
  expect(await answer('', 'mine()', "function mine() { return id == 'photo' && bucket == 'shop'; }")).toBe(
    true,
  )
})

test('a function does not see the wildcards of its caller', async () => {
  expect(await answer('function mine() { return id == "photo"; }', 'mine()')).toMatch(/Unknown variable "id"/)
})

test('a function does not see the variables of its caller', async () => {
  const functions = 'function inner() { return a == 1; } function outer() { let a = 1; return inner(); }'
  expect(await answer(functions, 'outer()')).toMatch(/Unknown variable "a"/)
})

test('a function may be declared after its use', async () => {
  expect(await answer('', 'late()', '').catch(String)).toMatch(/Unknown function "late"/)
  const ruleset = load(storageRules('match /{id} { allow get: if late(); } function late() { return true; }'))
  expect(await ask(ruleset)).toMatchObject({ permit: true })
})

test('a function may stand outside the service', async () => {
  const ruleset = load(
    `rules_version = '2'; function yes() { return true; } service firebase.storage { match /{a=**} { allow get: if yes(); } }`,
  )
  expect(await ask(ruleset)).toMatchObject({ permit: true })
})

test('the nearest function of a name is the one called', async () => {
  const far = "function which() { return 'far'; }"
  const near = "function which() { return 'near'; }"
  expect(await answer(far, "which() == 'near'", near)).toBe(true)
})

test('a function may redefine a built-in one', async () => {
  expect(await answer("function string(x) { return 'own'; }", "string(1) == 'own'")).toBe(true)
})

test('an argument hides a wildcard of its name', async () => {
  expect(await answer('', "same('x')", "function same(id) { return id == 'x'; }")).toBe(true)
})

test('a function sees request and resource', async () => {
  const functions = 'function visitor() { return request.auth == null && resource == null; }'
  expect(await answer(functions, 'visitor()')).toBe(true)
})

describe('what fails in a let or an argument fails only where it is used', () => {
  test.each([
    ['a let that is not used', 'function f() { let a = 1 / 0; return true; }', 'f()'],
    ['a let whose failure || tolerates', 'function f() { let a = 1 / 0 == 1; return a || true; }', 'f()'],
    ['an argument that is not used', 'function f(a) { return true; }', 'f(1 / 0)'],
    ['an argument whose failure || tolerates', 'function f(a) { return a || true; }', 'f(1 / 0 == 1)'],
  ])('%s', async (_, functions, condition) => {
    expect(await answer(functions, condition)).toBe(true)
  })
  test('a let that is used', async () => {
    expect(await answer('function f() { let a = 1 / 0; return a == 1; }', 'f()')).toMatch(/Division by zero/)
  })
})

describe('calls that cannot be made deny', () => {
  test.each([
    ['too few arguments', 'f()', /takes 1 arguments, not 0/],
    ['too many arguments', 'f(1, 2)', /takes 1 arguments, not 2/],
    ['an unknown function', 'g()', /Unknown function "g"/],
    ['an unknown function of a namespace', 'math.cube(2) == 8', /Unknown function "math.cube"/],
    ['an unknown method', "'a'.reverse() == 'a'", /has no method reverse/],
    ['a name from JavaScript', "'a'.constructor() == 'a'", /has no method constructor/],
    ['a property from JavaScript', 'request.constructor == null', /constructor is undefined/],
  ])('%s', async (_, condition, message) => {
    expect(await answer('function f(a) { return true; }', condition)).toMatch(message)
  })
})

import { describe, expect, test } from 'vitest'
import { ask, load, storageRules } from './asking'

const rules = (allows: string, functions = '') => load(storageRules(`${functions} match /{id} { ${allows} }`))
const ones = (count: number): string => `[${Array<string>(count).fill('1').join(',')}]`

describe('1,000 expressions may be evaluated for one request', () => {
  // [1, …].size() > 0 evaluates its items, the list, the call, the 0 and the comparison.
  test('the 1,000th is allowed', async () => {
    expect(await ask(rules(`allow get: if ${ones(996)}.size() > 0;`))).toMatchObject({ permit: true })
  })
  test('the 1,001st denies', async () => {
    const { permit, problems } = await ask(rules(`allow get: if ${ones(997)}.size() > 0;`))
    expect(permit).toBe(false)
    expect(problems[0]?.message).toMatch(/More than 1000 expressions/)
  })
  test('they count over all the allows of a request', async () => {
    const refusals = 'allow get: if 1 == 2 && true;\n'
    expect(await ask(rules(`${refusals.repeat(249)} allow get;`))).toMatchObject({ permit: true })
    expect(await ask(rules(`${refusals.repeat(250)} allow get: if true;`))).toMatchObject({ permit: false })
  })
  test('|| does not tolerate it', async () => {
    expect(await ask(rules(`allow get: if ${ones(1000)}.size() > 0 || true;`))).toMatchObject({
      permit: false,
    })
  })
  test('nor does a let that is not used', async () => {
    const functions = `function f() { let a = ${ones(1000)}; return true; }`
    expect(await ask(rules('allow get: if f();', functions))).toMatchObject({ permit: false })
  })
  test('no later allow is asked', async () => {
    const ruleset = rules(`allow get: if ${ones(1000)}.size() > 0; allow get: if true;`)
    expect(await ask(ruleset)).toMatchObject({ permit: false })
  })
  test('the next request begins anew', async () => {
    const ruleset = rules(`allow get: if ${ones(900)}.size() > 0;`)
    expect(await ask(ruleset)).toMatchObject({ permit: true })
    expect(await ask(ruleset)).toMatchObject({ permit: true })
  })
})

describe('what an expression costs, measured on the engine', () => {
  const none = ''
  test.each([
    ['1', 996, none],
    ['bucket', 996, none],
    ['(1)', 996, none],
    ['request.auth', 498, none],
    ["request['auth']", 332, none],
    ['-1', 498, none],
    ['1 + 1', 332, none],
    ['1 is int', 332, none],
    ['1 in [1]', 249, none],
    ["{'a': 1}", 332, none],
    ['/a/b', 332, none],
    ['/a/$(bucket)', 332, none],
    ['true ? 1 : 2', 249, none],
    ['true || false', 498, none],
    ['false || false', 249, none],
    ["'a'[:]", 249, none],
    ["'a'.size()", 498, none],
    ['math.abs(1)', 498, none],
    ['f()', 498, 'function f() { return 1; }'],
    ['f(1)', 332, 'function f(a) { return a; }'],
    ['f()', 166, 'function f() { let a = 1 + 1; return a; }'],
  ])('%s fits %i times', async (item, times, functions) => {
    const list = (count: number) => `[${Array<string>(count).fill(item).join(',')}].size() > 0`
    expect(await ask(rules(`allow get: if ${list(times)};`, functions))).toMatchObject({ permit: true })
    expect(await ask(rules(`allow get: if ${list(times + 1)};`, functions))).toMatchObject({ permit: false })
  })
})

import { describe, expect, test } from 'vitest'
import { evaluateRulesRequest, loadValidRuleset, createStorageRulesSource } from './evaluateRules'

const loadAllows = (allows: string, functions = '') =>
  loadValidRuleset(createStorageRulesSource(`${functions} match /{id} { ${allows} }`))
const listOfOnes = (count: number): string => `[${Array<string>(count).fill('1').join(',')}]`

describe('a request can evaluate 1,000 expressions', () => {
  // [1, …].size() > 0 evaluates its items, the list, the call, the 0 and the comparison.
  test('evaluates the 1,000th expression', async () => {
    expect(
      await evaluateRulesRequest(loadAllows(`allow get: if ${listOfOnes(996)}.size() > 0;`)),
    ).toMatchObject({
      permit: true,
    })
  })
  test('denies at the 1,001st expression', async () => {
    const { permit, problems } = await evaluateRulesRequest(
      loadAllows(`allow get: if ${listOfOnes(997)}.size() > 0;`),
    )
    expect(permit).toBe(false)
    expect(problems[0]?.message).toMatch(/More than 1000 expressions/)
  })
  test('counts the expressions of all allow statements of a request', async () => {
    const denials = 'allow get: if 1 == 2 && true;\n'
    expect(await evaluateRulesRequest(loadAllows(`${denials.repeat(249)} allow get;`))).toMatchObject({
      permit: true,
    })
    expect(
      await evaluateRulesRequest(loadAllows(`${denials.repeat(250)} allow get: if true;`)),
    ).toMatchObject({
      permit: false,
    })
  })
  test('denies even if || could ignore the error', async () => {
    expect(
      await evaluateRulesRequest(loadAllows(`allow get: if ${listOfOnes(1000)}.size() > 0 || true;`)),
    ).toMatchObject({
      permit: false,
    })
  })
  test('denies for an unused let', async () => {
    const functions = `function f() { let a = ${listOfOnes(1000)}; return true; }`
    expect(await evaluateRulesRequest(loadAllows('allow get: if f();', functions))).toMatchObject({
      permit: false,
    })
  })
  test('evaluates no later allow statement', async () => {
    const ruleset = loadAllows(`allow get: if ${listOfOnes(1000)}.size() > 0; allow get: if true;`)
    expect(await evaluateRulesRequest(ruleset)).toMatchObject({ permit: false })
  })
  test('starts counting again for the next request', async () => {
    const ruleset = loadAllows(`allow get: if ${listOfOnes(900)}.size() > 0;`)
    expect(await evaluateRulesRequest(ruleset)).toMatchObject({ permit: true })
    expect(await evaluateRulesRequest(ruleset)).toMatchObject({ permit: true })
  })
})

describe("the expression count of each kind, measured on Google's engine", () => {
  const noFunctions = ''
  test.each([
    ['1', 996, noFunctions],
    ['bucket', 996, noFunctions],
    ['(1)', 996, noFunctions],
    ['request.auth', 498, noFunctions],
    ["request['auth']", 332, noFunctions],
    ['-1', 498, noFunctions],
    ['1 + 1', 332, noFunctions],
    ['1 is int', 332, noFunctions],
    ['1 in [1]', 249, noFunctions],
    ["{'a': 1}", 332, noFunctions],
    ['/a/b', 332, noFunctions],
    ['/a/$(bucket)', 332, noFunctions],
    ['true ? 1 : 2', 249, noFunctions],
    ['true || false', 498, noFunctions],
    ['false || false', 249, noFunctions],
    ["'a'[:]", 249, noFunctions],
    ["'a'.size()", 498, noFunctions],
    ['math.abs(1)', 498, noFunctions],
    ['f()', 498, 'function f() { return 1; }'],
    ['f(1)', 332, 'function f(a) { return a; }'],
    ['f()', 166, 'function f() { let a = 1 + 1; return a; }'],
  ])('%s fits %i times', async (item, times, functions) => {
    const list = (count: number) => `[${Array<string>(count).fill(item).join(',')}].size() > 0`
    expect(await evaluateRulesRequest(loadAllows(`allow get: if ${list(times)};`, functions))).toMatchObject({
      permit: true,
    })
    expect(
      await evaluateRulesRequest(loadAllows(`allow get: if ${list(times + 1)};`, functions)),
    ).toMatchObject({
      permit: false,
    })
  })
})

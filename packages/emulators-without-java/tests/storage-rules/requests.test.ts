import { describe, expect, test } from 'vitest'
import { createRulesIntValue } from '../../storage-rules/values/int'
import {
  createRulesBoolValue,
  createRulesMapValue,
  rulesNullValue,
  createRulesStringValue,
  type RulesValue,
} from '../../storage-rules/values/rulesValue'
import {
  createRulesAuthValue,
  evaluateRulesRequest,
  loadValidRuleset,
  evaluateRulesCondition,
  createStorageRulesSource,
} from './evaluateRules'

// Rules like those of a shop: anyone reads pictures, staff write them.
const shop = loadValidRuleset(
  createStorageRulesSource(`
    function isStaff() { return request.auth != null && request.auth.token.staff == true; }
    function isPicture() {
      return request.resource.contentType.matches('image/(avif|webp|jpeg|png)')
        && request.resource.size > 0 && request.resource.size <= 5 * 1024 * 1024;
    }
    match /products/{file=**} {
      allow get;
      allow list, delete: if isStaff();
      allow create, update: if isStaff() && isPicture();
    }`),
)

const staff = createRulesAuthValue('ben', { staff: createRulesBoolValue(true) })
const picture = (changes: Readonly<Record<string, RulesValue>> = {}): RulesValue =>
  createRulesMapValue(
    Object.entries({
      contentType: createRulesStringValue('image/webp'),
      size: createRulesIntValue(1000),
      ...changes,
    }),
  )

const write = { method: 'create', path: '/b/shop/o/products/84/a.webp', auth: staff, newResource: picture() }

const permits = async (options: Parameters<typeof evaluateRulesRequest>[1]) =>
  (await evaluateRulesRequest(shop, options)).permit

test('a visitor can get a picture', async () => {
  expect(await permits({ path: write.path })).toBe(true)
})
test('a visitor cannot list pictures', async () => {
  expect(await permits({ path: '/b/shop/o/products', method: 'list' })).toBe(false)
})
test.each(['create', 'update', 'delete', 'list'])('staff can %s a picture', async (method) => {
  expect(await permits({ ...write, method })).toBe(true)
})

describe('a write is denied', () => {
  test.each([
    ['for a visitor', { auth: rulesNullValue }],
    ['for a customer', { auth: createRulesAuthValue('ada') }],
    [
      'for a staff claim that is not true',
      { auth: createRulesAuthValue('ada', { staff: createRulesStringValue('true') }) },
    ],
    ['for an SVG', { newResource: picture({ contentType: createRulesStringValue('image/svg+xml') }) }],
    [
      'for a type with a valid beginning',
      { newResource: picture({ contentType: createRulesStringValue('image/png; x') }) },
    ],
    ['for a picture without a type', { newResource: picture({ contentType: rulesNullValue }) }],
    ['for an empty picture', { newResource: picture({ size: createRulesIntValue(0) }) }],
    ['for a picture that is too large', { newResource: picture({ size: createRulesIntValue(5_242_881) }) }],
    ['for another path', { path: '/b/shop/o/other/a.webp' }],
  ])('%s', async (_, change) => {
    expect(await permits({ ...write, ...change })).toBe(false)
  })
})

describe('an error denies and reports its position', () => {
  test('reports a property of null', async () => {
    const ruleset = loadValidRuleset(
      createStorageRulesSource("match /{id} {\n  allow get: if\n    request.auth.uid == 'ada';\n}"),
    )
    expect(await evaluateRulesRequest(ruleset)).toEqual({
      permit: false,
      problems: [{ line: 6, column: 17, message: 'Null has no property uid.' }],
    })
  })
  test('reports each allow statement that failed', async () => {
    const ruleset = loadValidRuleset(
      createStorageRulesSource('match /{id} {\nallow get: if 1 / 0 == 1;\nallow get: if [][0] == 1; }'),
    )
    const { problems } = await evaluateRulesRequest(ruleset)
    expect(problems.map(({ line }) => line)).toEqual([5, 6])
  })
})

describe("documented features that Google's engine does not implement", () => {
  test.each([
    '[1].toSet() is set',
    "bool('true') && !bool('FALSE') && bool(true)",
    "bytes('abc') == b'abc'",
    'math.isInfinite(1.0 / 0.0) && !math.isInfinite(1)',
  ])('%s', async (condition) => {
    expect(await evaluateRulesCondition(condition)).toBe(true)
  })
  test.each(['-9223372036854775808 / -1 == 0', 'math.abs(-9223372036854775808) == 0'])(
    'an overflow is an error: %s',
    async (condition) => {
      expect(await evaluateRulesCondition(condition)).toMatch(/64-bit/)
    },
  )
})

test('debug() logs its argument and returns it', async () => {
  const printed: string[] = []
  const ruleset = loadValidRuleset(
    createStorageRulesSource("match /{id} { allow get: if debug({'a': [1, null, 'x', 1.0]}).a[0] == 1; }"),
  )
  const { permit } = await evaluateRulesRequest(ruleset, {}, { logDebug: (line) => printed.push(line) })
  expect(permit).toBe(true)
  expect(printed).toEqual(['{a: [1, null, "x", 1.0]}'])
})

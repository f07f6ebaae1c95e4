import { describe, expect, test } from 'vitest'
import { intValue } from '../../../emulators/storage-rules/values/int'
import {
  boolValue,
  mapValue,
  nullValue,
  stringValue,
  type RulesValue,
} from '../../../emulators/storage-rules/values/rulesValue'
import {
  createAuth,
  evaluateRequest,
  loadValidRuleset,
  evaluateCondition,
  storageRules,
} from './evaluateRules'

// Rules like those of a shop: anyone reads pictures, staff write them.
const shop = loadValidRuleset(
  storageRules(`
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

const staff = createAuth('ben', { staff: boolValue(true) })
const picture = (changes: Readonly<Record<string, RulesValue>> = {}): RulesValue =>
  mapValue(Object.entries({ contentType: stringValue('image/webp'), size: intValue(1000), ...changes }))

const write = { method: 'create', path: '/b/shop/o/products/84/a.webp', auth: staff, newResource: picture() }

const permits = async (options: Parameters<typeof evaluateRequest>[1]) =>
  (await evaluateRequest(shop, options)).permit

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
    ['for a visitor', { auth: nullValue }],
    ['for a customer', { auth: createAuth('ada') }],
    ['for a staff claim that is not true', { auth: createAuth('ada', { staff: stringValue('true') }) }],
    ['for an SVG', { newResource: picture({ contentType: stringValue('image/svg+xml') }) }],
    [
      'for a type with a valid beginning',
      { newResource: picture({ contentType: stringValue('image/png; x') }) },
    ],
    ['for a picture without a type', { newResource: picture({ contentType: nullValue }) }],
    ['for an empty picture', { newResource: picture({ size: intValue(0) }) }],
    ['for a picture that is too large', { newResource: picture({ size: intValue(5_242_881) }) }],
    ['for another path', { path: '/b/shop/o/other/a.webp' }],
  ])('%s', async (_, change) => {
    expect(await permits({ ...write, ...change })).toBe(false)
  })
})

describe('an error denies and reports its position', () => {
  test('reports a property of null', async () => {
    const ruleset = loadValidRuleset(
      storageRules("match /{id} {\n  allow get: if\n    request.auth.uid == 'ada';\n}"),
    )
    expect(await evaluateRequest(ruleset)).toEqual({
      permit: false,
      problems: [{ line: 6, column: 17, message: 'Null has no property uid.' }],
    })
  })
  test('reports each allow statement that failed', async () => {
    const ruleset = loadValidRuleset(
      storageRules('match /{id} {\nallow get: if 1 / 0 == 1;\nallow get: if [][0] == 1; }'),
    )
    const { problems } = await evaluateRequest(ruleset)
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
    expect(await evaluateCondition(condition)).toBe(true)
  })
  test.each(['-9223372036854775808 / -1 == 0', 'math.abs(-9223372036854775808) == 0'])(
    'an overflow is an error: %s',
    async (condition) => {
      expect(await evaluateCondition(condition)).toMatch(/64-bit/)
    },
  )
})

test('debug() logs its argument and returns it', async () => {
  const printed: string[] = []
  const ruleset = loadValidRuleset(
    storageRules("match /{id} { allow get: if debug({'a': [1, null, 'x', 1.0]}).a[0] == 1; }"),
  )
  const { permit } = await evaluateRequest(ruleset, {}, { logDebug: (line) => printed.push(line) })
  expect(permit).toBe(true)
  expect(printed).toEqual(['{a: [1, null, "x", 1.0]}'])
})

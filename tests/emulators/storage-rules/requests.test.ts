import { describe, expect, test } from 'vitest'
import { int } from '../../../emulators/storage-rules/values/integer'
import { bool, map, nothing, text, type Value } from '../../../emulators/storage-rules/values/value'
import { account, ask, load, outcome, storageRules } from './asking'

// Rules of the kind a shop has: everyone gets pictures, staff write them, within limits.
const shop = load(
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

const staff = account('ben', { staff: bool(true) })
const picture = (changes: Readonly<Record<string, Value>> = {}): Value =>
  map(Object.entries({ contentType: text('image/webp'), size: int(1000), ...changes }))

const write = { method: 'create', path: '/b/shop/o/products/84/a.webp', auth: staff, newResource: picture() }

const permits = async (asked: Parameters<typeof ask>[1]) => (await ask(shop, asked)).permit

test('a visitor gets a picture', async () => {
  expect(await permits({ path: write.path })).toBe(true)
})
test('a visitor lists none', async () => {
  expect(await permits({ path: '/b/shop/o/products', method: 'list' })).toBe(false)
})
test.each(['create', 'update', 'delete', 'list'])('staff may %s', async (method) => {
  expect(await permits({ ...write, method })).toBe(true)
})

describe('nobody writes', () => {
  test.each([
    ['as a visitor', { auth: nothing }],
    ['as a customer', { auth: account('ada') }],
    ['with a claim that is no true', { auth: account('ada', { staff: text('true') }) }],
    ['an SVG', { newResource: picture({ contentType: text('image/svg+xml') }) }],
    ['a type that only begins well', { newResource: picture({ contentType: text('image/png; x') }) }],
    ['a picture without a type', { newResource: picture({ contentType: nothing }) }],
    ['an empty picture', { newResource: picture({ size: int(0) }) }],
    ['a picture that is too large', { newResource: picture({ size: int(5_242_881) }) }],
    ['elsewhere', { path: '/b/shop/o/other/a.webp' }],
  ])('%s', async (_, change) => {
    expect(await permits({ ...write, ...change })).toBe(false)
  })
})

describe('an error denies and says where it arose', () => {
  test('a property of null', async () => {
    const ruleset = load(storageRules("match /{id} {\n  allow get: if\n    request.auth.uid == 'ada';\n}"))
    expect(await ask(ruleset)).toEqual({
      permit: false,
      problems: [{ line: 6, column: 17, message: 'Null has no property uid.' }],
    })
  })
  test('each allow that failed is named', async () => {
    const ruleset = load(
      storageRules('match /{id} {\nallow get: if 1 / 0 == 1;\nallow get: if [][0] == 1; }'),
    )
    const { problems } = await ask(ruleset)
    expect(problems.map(({ line }) => line)).toEqual([5, 6])
  })
})

describe('what the engine lacks and the reference or the compiler promises', () => {
  test.each([
    '[1].toSet() is set',
    "bool('true') && !bool('FALSE') && bool(true)",
    "bytes('abc') == b'abc'",
    'math.isInfinite(1.0 / 0.0) && !math.isInfinite(1)',
  ])('%s', async (condition) => {
    expect(await outcome(condition)).toBe(true)
  })
  test.each(['-9223372036854775808 / -1 == 0', 'math.abs(-9223372036854775808) == 0'])(
    'an overflow is an error: %s',
    async (condition) => {
      expect(await outcome(condition)).toMatch(/64-bit/)
    },
  )
})

test('debug() prints its argument and is it', async () => {
  const printed: string[] = []
  const ruleset = load(
    storageRules("match /{id} { allow get: if debug({'a': [1, null, 'x', 1.0]}).a[0] == 1; }"),
  )
  const { permit } = await ask(ruleset, {}, { debug: (line) => printed.push(line) })
  expect(permit).toBe(true)
  expect(printed).toEqual(['{a: [1, null, "x", 1.0]}'])
})

import { describe, expect, test } from 'vitest'
import { ask, load, storageRules } from './asking'

type Row = readonly [path: string, permit: boolean]

function expectPaths(body: string, rows: readonly Row[], version = '2'): void {
  const ruleset = load(storageRules(body, version))
  test.each(rows)('%s: %s', async (path, permit) => {
    expect(await ask(ruleset, { path })).toEqual({ permit, problems: [] })
  })
}

describe('a literal path matches itself alone', () => {
  expectPaths('match /photos/logo.png { allow get; }', [
    ['/b/shop/o/photos/logo.png', true],
    ['/b/shop/o/photos/logo.gif', false],
    ['/b/shop/o/photos', false],
    ['/b/shop/o/photos/logo.png/x', false],
  ])
})

describe('a percent escape in a path stands for its character', () => {
  expectPaths('match /my%20photos/{name} { allow get; }', [
    ['/b/shop/o/my photos/a', true],
    ['/b/shop/o/my%20photos/a', false],
  ])
})

describe('{name} takes exactly one segment', () => {
  expectPaths('match /photos/{name} { allow get; }', [
    ['/b/shop/o/photos/a', true],
    ['/b/shop/o/photos', false],
    ['/b/shop/o/photos/a/b', false],
  ])
})

describe('{name=*} is the same as {name}', () => {
  expectPaths('match /photos/{name=*} { allow get: if name == "a"; }', [
    ['/b/shop/o/photos/a', true],
    ['/b/shop/o/photos/a/b', false],
  ])
})

describe("under version '2', {name=**} takes any number of segments, none included", () => {
  expectPaths('match /photos/{rest=**} { allow get; }', [
    ['/b/shop/o/photos', true],
    ['/b/shop/o/photos/a', true],
    ['/b/shop/o/photos/a/b/c', true],
    ['/b/shop/o/other/a', false],
  ])
})

describe("under version '2', {name=**} may stand in the middle", () => {
  expectPaths('match /{folders=**}/cover.png { allow get; }', [
    ['/b/shop/o/cover.png', true],
    ['/b/shop/o/a/cover.png', true],
    ['/b/shop/o/a/b/cover.png', true],
    ['/b/shop/o/a/b/other.png', false],
  ])
})

describe("under version '1', {name=**} takes one segment or more", () => {
  const body = 'match /photos/{rest=**} { allow get; }'
  const rows: Row[] = [
    ['/b/shop/o/photos', false],
    ['/b/shop/o/photos/a', true],
    ['/b/shop/o/photos/a/b', true],
  ]
  expectPaths(body, rows, '1')
})

describe("under version '1', a match inside {name=**} matches nothing", () => {
  const body = 'match /{rest=**} { match /inner { allow get; } }'
  const row: Row = ['/b/shop/o/a/inner', false]
  expectPaths(body, [row], '1')
})

describe('a file that names no version is version 1', () => {
  const ruleset = load('service firebase.storage { match /{rest=**} { allow get; } }')
  test('it loads as 1', () => {
    expect(ruleset.version).toBe(1)
  })
})

describe('nested matches', () => {
  expectPaths(
    `match /users/{uid} {
       allow get: if uid == 'ada';
       match /private/{file} { allow get: if uid == 'ada' && file == 'a'; }
     }`,
    [
      ['/b/shop/o/users/ada', true],
      ['/b/shop/o/users/ben', false],
      ['/b/shop/o/users/ada/private/a', true],
      ['/b/shop/o/users/ada/private/b', false],
      ['/b/shop/o/users/ben/private/a', false],
    ],
  )
})

describe('an inner variable hides an outer one of its name, but not from the functions of the outer match', () => {
  expectPaths(
    `match /{id} {
       function outer() { return id; }
       match /{id} { allow get: if id == 'inner' && outer() == 'outer'; }
     }`,
    [
      ['/b/shop/o/outer/inner', true],
      ['/b/shop/o/inner/outer', false],
    ],
  )
})

describe('what a wildcard binds', () => {
  expectPaths('match /{one} { allow get: if one is string; }', [['/b/shop/o/a', true]])
  expectPaths('match /{rest=**} { allow get: if rest is path && rest == /a/c; }', [['/b/shop/o/a/c', true]])
  expectPaths('match /{rest=**} { allow get: if rest[1] == "c"; }', [['/b/shop/o/a/c', true]])
  expectPaths('match /a/{rest=**} { allow get: if string(rest) == "/"; }', [['/b/shop/o/a', true]])
  expectPaths('match /a { allow get: if bucket == "shop"; }', [['/b/shop/o/a', true]])
})

describe('the match of another service says nothing', () => {
  const ruleset = load(`rules_version = '2';
    service cloud.firestore { match /{all=**} { allow get; } }
    service firebase.storage { match /b/{bucket}/o/a { allow get; } }`)
  test('Storage asks its own', async () => {
    expect(await ask(ruleset, { path: '/b/shop/o/a' })).toMatchObject({ permit: true })
  })
  test('and no other', async () => {
    expect(await ask(ruleset, { path: '/b/shop/o/b' })).toMatchObject({ permit: false })
  })
})

describe('method groups', () => {
  const methods = ['get', 'list', 'create', 'update', 'delete'] as const
  const groups = {
    read: ['get', 'list'],
    write: ['create', 'update', 'delete'],
    get: ['get'],
    list: ['list'],
    create: ['create'],
    update: ['update'],
    delete: ['delete'],
    'get, delete': ['get', 'delete'],
    'read, create': ['get', 'list', 'create'],
  }
  const rows = Object.entries(groups).flatMap(([group, granted]) =>
    methods.map((method) => [group, method, granted.includes(method)] as const),
  )
  test.each(rows)('allow %s asked to %s: %s', async (group, method, permit) => {
    const ruleset = load(storageRules(`match /{id} { allow ${group}; }`))
    expect(await ask(ruleset, { method })).toEqual({ permit, problems: [] })
  })
})

describe('several allows', () => {
  const permits = async (allows: string) =>
    (await ask(load(storageRules(`match /{id} { ${allows} }`)))).permit

  test('one that is true is enough', async () => {
    expect(await permits('allow get: if false; allow get: if true; allow get: if false;')).toBe(true)
  })
  test('one that fails leaves the others', async () => {
    expect(await permits('allow get: if 1 / 0 == 1; allow get: if true;')).toBe(true)
  })
  test('none that is true denies', async () => {
    expect(await permits('allow get: if false; allow list: if true;')).toBe(false)
  })
  test('overlapping matches add up', async () => {
    const ruleset = load(
      storageRules('match /{all=**} { allow get: if false; } match /{id} { allow get: if id == "photo"; }'),
    )
    expect(await ask(ruleset)).toMatchObject({ permit: true })
  })
  test('no semicolon is needed', async () => {
    expect(await permits('allow get: if true')).toBe(true)
  })
})

describe('a condition that is no boolean denies', () => {
  test.each(["'yes'", '1', 'null', '[true]', '{}'])('%s', async (condition) => {
    const ruleset = load(storageRules(`match /{id} { allow get: if ${condition}; }`))
    const { permit, problems } = await ask(ruleset)
    expect(permit).toBe(false)
    expect(problems[0]?.message).toMatch(/Expected: bool/)
  })
})

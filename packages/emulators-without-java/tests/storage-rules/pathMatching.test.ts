import { describe, expect, test } from 'vitest'
import { evaluateRulesRequest, loadValidRuleset, createStorageRulesSource } from './evaluateRules'

type Row = readonly [path: string, permit: boolean]

function expectPaths(body: string, rows: readonly Row[], version = '2'): void {
  const ruleset = loadValidRuleset(createStorageRulesSource(body, version))
  test.each(rows)('%s: %s', async (path, permit) => {
    expect(await evaluateRulesRequest(ruleset, { path })).toEqual({ permit, problems: [] })
  })
}

describe('a literal path matches only itself', () => {
  expectPaths('match /photos/logo.png { allow get; }', [
    ['/b/shop/o/photos/logo.png', true],
    ['/b/shop/o/photos/logo.gif', false],
    ['/b/shop/o/photos', false],
    ['/b/shop/o/photos/logo.png/x', false],
  ])
})

describe('percent escapes in a path are decoded', () => {
  expectPaths('match /my%20photos/{name} { allow get; }', [
    ['/b/shop/o/my photos/a', true],
    ['/b/shop/o/my%20photos/a', false],
  ])
})

describe('{name} matches exactly one segment', () => {
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

describe('under version 2, {name=**} matches zero or more segments', () => {
  expectPaths('match /photos/{rest=**} { allow get; }', [
    ['/b/shop/o/photos', true],
    ['/b/shop/o/photos/a', true],
    ['/b/shop/o/photos/a/b/c', true],
    ['/b/shop/o/other/a', false],
  ])
})

describe('under version 2, {name=**} can be in the middle of a path', () => {
  expectPaths('match /{folders=**}/cover.png { allow get; }', [
    ['/b/shop/o/cover.png', true],
    ['/b/shop/o/a/cover.png', true],
    ['/b/shop/o/a/b/cover.png', true],
    ['/b/shop/o/a/b/other.png', false],
  ])
})

describe('under version 1, {name=**} matches one or more segments', () => {
  const body = 'match /photos/{rest=**} { allow get; }'
  const rows: Row[] = [
    ['/b/shop/o/photos', false],
    ['/b/shop/o/photos/a', true],
    ['/b/shop/o/photos/a/b', true],
  ]
  expectPaths(body, rows, '1')
})

describe('under version 1, a match inside {name=**} matches nothing', () => {
  const body = 'match /{rest=**} { match /inner { allow get; } }'
  const row: Row = ['/b/shop/o/a/inner', false]
  expectPaths(body, [row], '1')
})

describe('a file without a version has version 1', () => {
  const ruleset = loadValidRuleset('service firebase.storage { match /{rest=**} { allow get; } }')
  test('loads as version 1', () => {
    expect(ruleset.version).toBe(1)
  })
})

describe('nested matches append their paths', () => {
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

describe('an inner variable shadows an outer one, except in functions of the outer match', () => {
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

describe('wildcards bind the matched segments', () => {
  expectPaths('match /{one} { allow get: if one is string; }', [['/b/shop/o/a', true]])
  expectPaths('match /{rest=**} { allow get: if rest is path && rest == /a/c; }', [['/b/shop/o/a/c', true]])
  expectPaths('match /{rest=**} { allow get: if rest[1] == "c"; }', [['/b/shop/o/a/c', true]])
  expectPaths('match /a/{rest=**} { allow get: if string(rest) == "/"; }', [['/b/shop/o/a', true]])
  expectPaths('match /a { allow get: if bucket == "shop"; }', [['/b/shop/o/a', true]])
})

describe('match blocks of other services are ignored', () => {
  const ruleset = loadValidRuleset(`rules_version = '2';
    service cloud.firestore { match /{all=**} { allow get; } }
    service firebase.storage { match /b/{bucket}/o/a { allow get; } }`)
  test('permits by firebase.storage', async () => {
    expect(await evaluateRulesRequest(ruleset, { path: '/b/shop/o/a' })).toMatchObject({ permit: true })
  })
  test('does not permit by cloud.firestore', async () => {
    expect(await evaluateRulesRequest(ruleset, { path: '/b/shop/o/b' })).toMatchObject({ permit: false })
  })
})

describe('read and write grant groups of methods', () => {
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
  test.each(rows)('allow %s permits %s: %s', async (group, method, permit) => {
    const ruleset = loadValidRuleset(createStorageRulesSource(`match /{id} { allow ${group}; }`))
    expect(await evaluateRulesRequest(ruleset, { method })).toEqual({ permit, problems: [] })
  })
})

describe('several allow statements', () => {
  const permits = async (allows: string) =>
    (await evaluateRulesRequest(loadValidRuleset(createStorageRulesSource(`match /{id} { ${allows} }`))))
      .permit

  test('permit if one condition is true', async () => {
    expect(await permits('allow get: if false; allow get: if true; allow get: if false;')).toBe(true)
  })
  test('permit if one condition fails and another is true', async () => {
    expect(await permits('allow get: if 1 / 0 == 1; allow get: if true;')).toBe(true)
  })
  test('deny if no condition is true', async () => {
    expect(await permits('allow get: if false; allow list: if true;')).toBe(false)
  })
  test('permit if one of several matching paths permits', async () => {
    const ruleset = loadValidRuleset(
      createStorageRulesSource(
        'match /{all=**} { allow get: if false; } match /{id} { allow get: if id == "photo"; }',
      ),
    )
    expect(await evaluateRulesRequest(ruleset)).toMatchObject({ permit: true })
  })
  test('need no semicolon', async () => {
    expect(await permits('allow get: if true')).toBe(true)
  })
})

describe('a condition that is not a boolean denies', () => {
  test.each(["'yes'", '1', 'null', '[true]', '{}'])('%s', async (condition) => {
    const ruleset = loadValidRuleset(createStorageRulesSource(`match /{id} { allow get: if ${condition}; }`))
    const { permit, problems } = await evaluateRulesRequest(ruleset)
    expect(permit).toBe(false)
    expect(problems[0]?.message).toMatch(/Expected: bool/)
  })
})

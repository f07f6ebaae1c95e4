import { expect, test } from 'vitest'
import { createFunctionsLock } from '../../functions/build/createFunctionsLock'

const packageJson = { name: 'functions', version: '1.0.0', dependencies: { mail: '1.0.0' } }

/** The folders of the lock file that is made of a root's. */
function lockedFolders(packages: Parameters<typeof createFunctionsLock>[0]['packages']): unknown {
  const lock = JSON.parse(createFunctionsLock({ packages }, packageJson)) as { packages: object }
  return lock.packages
}

const root = {
  functions: { dependencies: { mail: '1.0.0' } },
  'node_modules/mail': { version: '1.0.0', dependencies: { text: '2.0.0' } },
  'node_modules/mail/node_modules/text': { version: '2.0.0', dependencies: { words: '1.0.0' } },
  'node_modules/text': { version: '1.0.0' },
  'node_modules/words': { version: '1.0.0' },
}

test('the lock file of the functions has what they need, each package in the version that is installed here', () =>
  expect(lockedFolders(root)).toEqual({
    '': packageJson,
    'node_modules/mail': root['node_modules/mail'],
    'node_modules/mail/node_modules/text': root['node_modules/mail/node_modules/text'],
    'node_modules/words': root['node_modules/words'],
  }))

test('a package that only the functions have takes its usual place', () =>
  expect(
    lockedFolders({
      functions: root.functions,
      'functions/node_modules/mail': { dependencies: { words: '1.0.0' } },
      'node_modules/mail': {},
      'node_modules/words': {},
    }),
  ).toEqual({
    '': packageJson,
    'node_modules/mail': { dependencies: { words: '1.0.0' } },
    'node_modules/words': {},
  }))

test('packages that are optional may be missing, and stay optional where development needs them too', () =>
  expect(
    lockedFolders({
      functions: root.functions,
      'node_modules/mail': {
        optionalDependencies: { images: '1.0.0', sounds: '1.0.0' },
        peerDependencies: { host: '1.0.0', guest: '1.0.0' },
        peerDependenciesMeta: { guest: { optional: true } },
      },
      'node_modules/images': { devOptional: true },
      'node_modules/host': { dev: true },
    }),
  ).toMatchObject({ 'node_modules/images': { optional: true }, 'node_modules/host': {} }))

test('a lock file that could not be installed is refused', () => {
  expect(() => lockedFolders({ functions: root.functions })).toThrow('no mail, which functions needs')
  expect(() =>
    lockedFolders({
      functions: { dependencies: { mail: '1.0.0', letters: '1.0.0' } },
      'functions/node_modules/mail': {},
      'node_modules/mail': {},
      'node_modules/letters': { dependencies: { mail: '2.0.0' } },
    }),
  ).toThrow('give both the same')
})

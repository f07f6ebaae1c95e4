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

test('a package that only the functions have takes its usual place', () => {
  const mail = { dependencies: { words: '1.0.0' } }
  const packages = { 'functions/node_modules/mail': mail, 'node_modules/mail': {}, 'node_modules/words': {} }
  expect(lockedFolders({ functions: root.functions, ...packages })).toEqual({
    '': packageJson,
    'node_modules/mail': mail,
    'node_modules/words': {},
  })
})

test('packages that are optional may be missing, and stay optional where development needs them too', () => {
  const mail = { optionalDependencies: { images: '1.0.0', sounds: '1.0.0' } }
  const packages = { 'node_modules/mail': mail, 'node_modules/images': { devOptional: true } }
  expect(lockedFolders({ functions: root.functions, ...packages })).toMatchObject({
    'node_modules/images': { optional: true },
  })
})

test('a lock file that could not be installed is refused', () => {
  expect(() => lockedFolders({ functions: root.functions })).toThrow('no mail, which functions needs')
  const twoVersions = { 'functions/node_modules/mail': { dependencies: { text: '1.0.0' } } }
  const text = { 'node_modules/mail': {}, 'node_modules/text': { dependencies: { mail: '2.0.0' } } }
  expect(() => lockedFolders({ functions: root.functions, ...twoVersions, ...text })).toThrow('give both')
})

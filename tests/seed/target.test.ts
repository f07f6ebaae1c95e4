import { expect, test } from 'vitest'
import { BadUsage, readCommandLine } from '../../seed/commandLine'
import { chooseTarget, environmentOf } from '../../seed/target'

const wish = { project: 'demo-arielle', portOffset: 0, isProduction: false }

test('a demo project is meant for the emulators, on their usual ports', () => {
  expect(chooseTarget(wish, {})).toEqual({
    project: 'demo-arielle',
    bucket: 'demo-arielle.firebasestorage.app',
    hosts: { firestore: '127.0.0.1:8080', auth: '127.0.0.1:9099', storage: '127.0.0.1:9199' },
  })
})

test('a port offset moves them all, and the environment wins over it', () => {
  const { hosts } = chooseTarget({ ...wish, portOffset: 100 }, { FIREBASE_AUTH_EMULATOR_HOST: 'ci:1' })
  expect(hosts).toEqual({ firestore: '127.0.0.1:8180', auth: 'ci:1', storage: '127.0.0.1:9299' })
})

test('a real project is taken with --production alone, and has no emulators', () => {
  expect(chooseTarget({ ...wish, project: 'shop', isProduction: true }, {})).toEqual({
    project: 'shop',
    bucket: 'shop.firebasestorage.app',
  })
})

test('a bucket of another name can be had', () => {
  expect(chooseTarget({ ...wish, bucket: 'pictures' }, {}).bucket).toBe('pictures')
})

test.each([
  ['a real project without --production', { ...wish, project: 'shop' }, {}, "'shop' is not a demo project"],
  [
    'a demo project with --production',
    { ...wish, isProduction: true },
    {},
    "'demo-arielle' is a demo project",
  ],
  ...[
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FIREBASE_STORAGE_EMULATOR_HOST',
    'STORAGE_EMULATOR_HOST',
  ].map(
    (name) =>
      [
        `--production with ${name} set`,
        { ...wish, project: 'shop', isProduction: true },
        { [name]: '127.0.0.1:1' },
        `--production with ${name} set would write to an emulator`,
      ] as const,
  ),
] as const)('%s is refused', (_, refused, env, message) => {
  expect(() => chooseTarget(refused, env)).toThrow(message)
  expect(() => chooseTarget(refused, env)).toThrow('Nothing was written.')
})

test('every Firebase library is told of its emulator', () => {
  expect(environmentOf({ firestore: 'a:1', auth: 'b:2', storage: 'c:3' })).toEqual({
    FIRESTORE_EMULATOR_HOST: 'a:1',
    FIREBASE_AUTH_EMULATOR_HOST: 'b:2',
    FIREBASE_STORAGE_EMULATOR_HOST: 'c:3',
    STORAGE_EMULATOR_HOST: 'http://c:3',
    METADATA_SERVER_DETECTION: 'none',
  })
})

test('the command line is read, words and flags in any order', () => {
  const args = ['grant', '--project', 'shop', 'a@b.c', '--production', '--bucket', 'b', '--port-offset', '7']
  expect(readCommandLine(args)).toEqual({
    wish: { project: 'shop', bucket: 'b', portOffset: 7, isProduction: true },
    words: ['grant', 'a@b.c'],
  })
})

test.each([
  ['an unknown flag', ['--nope']],
  ['a flag without its value', ['--project']],
  ['an offset that is no number', ['--port-offset', 'x']],
  ['an offset beyond all ports', ['--port-offset', '50001']],
  ['an id that no project has', ['--project', 'My Shop']],
])('%s is bad usage', (_, args) => {
  expect(() => readCommandLine(args)).toThrow(BadUsage)
})

import { expect, test } from 'vitest'
import { UsageError, parseCommandLine } from '../../seed/commandLine'
import { resolveTargetFirebaseProject, getEmulatorEnvironment } from '../../seed/projectTarget'

const targetOptions = { project: 'demo-arielle', portOffset: 0, isProduction: false }

test('a demo project uses the emulators on their default ports', () =>
  expect(resolveTargetFirebaseProject(targetOptions, {})).toEqual({
    project: 'demo-arielle',
    bucket: 'demo-arielle.firebasestorage.app',
    hosts: { firestore: '127.0.0.1:8080', auth: '127.0.0.1:9099', storage: '127.0.0.1:9199' },
  }))

test('a port offset moves all ports, and environment variables override it', () => {
  const { hosts } = resolveTargetFirebaseProject(
    { ...targetOptions, portOffset: 100 },
    { FIREBASE_AUTH_EMULATOR_HOST: 'ci:1' },
  )
  expect(hosts).toEqual({ firestore: '127.0.0.1:8180', auth: 'ci:1', storage: '127.0.0.1:9299' })
})

test('a real project needs --production and has no emulators', () =>
  expect(resolveTargetFirebaseProject({ ...targetOptions, project: 'shop', isProduction: true }, {})).toEqual(
    { project: 'shop', bucket: 'shop.firebasestorage.app' },
  ))

test.each([
  [
    'a real project without --production',
    { ...targetOptions, project: 'shop' },
    {},
    "'shop' is not a demo project",
  ],
  [
    'a demo project with --production',
    { ...targetOptions, isProduction: true },
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
        { ...targetOptions, project: 'shop', isProduction: true },
        { [name]: '127.0.0.1:1' },
        `--production with ${name} set would write to an emulator`,
      ] as const,
  ),
] as const)('%s is refused', (_, options, env, message) => {
  expect(() => resolveTargetFirebaseProject(options, env)).toThrow(message)
  expect(() => resolveTargetFirebaseProject(options, env)).toThrow('Nothing was written.')
})

test('the environment has the address of every emulator', () =>
  expect(getEmulatorEnvironment({ firestore: 'a:1', auth: 'b:2', storage: 'c:3' })).toEqual({
    FIRESTORE_EMULATOR_HOST: 'a:1',
    FIREBASE_AUTH_EMULATOR_HOST: 'b:2',
    FIREBASE_STORAGE_EMULATOR_HOST: 'c:3',
    STORAGE_EMULATOR_HOST: 'http://c:3',
    METADATA_SERVER_DETECTION: 'none',
  }))

test('the command line has arguments and options in any order', () => {
  const args = ['grant', '--project', 'shop', 'a@b.c', '--production', '--port-offset', '7']
  expect(parseCommandLine(args)).toEqual({
    targetOptions: { project: 'shop', portOffset: 7, isProduction: true },
    positionals: ['grant', 'a@b.c'],
    flags: new Set(),
  })
})

test('a flag is accepted by the script that has it', () => {
  expect(parseCommandLine(['--overwrite', '--project', 'shop'], ['overwrite']).flags).toEqual(
    new Set(['overwrite']),
  )
  expect(() => parseCommandLine(['--overwrite'])).toThrow(UsageError)
})

test.each([
  ['an unknown option', ['--nope']],
  ['an option without its value', ['--project']],
  ['an offset that is not a number', ['--port-offset', 'x']],
  ['an offset that is too large', ['--port-offset', '50001']],
  ['an invalid project id', ['--project', 'My Shop']],
])('%s is a usage error', (_, args) => expect(() => parseCommandLine(args)).toThrow(UsageError))

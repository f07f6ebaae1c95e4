import { expect, test } from 'vitest'
import { runScript } from '../runScript'

const emulators = Object.fromEntries(
  ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'].map((name) => [
    name,
    process.env[name],
  ]),
)

// Each uploads 642 files.
const options = { timeout: 300_000 }

test('npm run seed seeds 107 products and their pictures, then finds nothing to do', options, async () => {
  const project = ['--project', `demo-arielle-${Date.now().toString(36)}`]
  const first = await runScript('index.ts', project, emulators)
  expect(first).toMatchObject({ code: 0 })
  expect(first.output).toContain(
    '107 written, 0 unchanged; 107 pictures uploaded, 0 unchanged; 2 accounts created',
  )
  const second = await runScript('index.ts', project, emulators)
  expect(second).toMatchObject({ code: 0, errors: '' })
  expect(second.output).toContain('0 written, 107 unchanged')
})

test('npm run staff grants, lists and revokes, and says when it counts', options, async () => {
  const project = ['--project', `demo-arielle-${Date.now().toString(36)}`]
  await runScript('index.ts', project, emulators)
  const staff = (...words: string[]) => runScript('staff.ts', [...words, ...project], emulators)
  expect((await staff('grant', 'customer@arielle.test')).output).toBe(
    'customer@arielle.test is staff now. They must sign out and in again before it counts.\n',
  )
  expect((await staff('list')).output).toContain('customer@arielle.test')
  expect((await staff('revoke', 'customer@arielle.test')).output).toContain('is no longer staff')
  expect(await staff('grant', 'nobody@arielle.test')).toMatchObject({ code: 1, output: '' })
})

import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { expect, onTestFinished, test } from 'vitest'
import { getFiguresDate } from '../../../domain/figures/figuresDate'
import { runSeedScript } from '../runSeedScript'

const emulators = Object.fromEntries(
  ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'].map((name) => [
    name,
    process.env[name],
  ]),
)

// Each test uploads 642 files.
const options = { timeout: 300_000 }

test(
  'npm run seed writes 107 products with their pictures, and nothing on the second run',
  options,
  async () => {
    const project = ['--project', `demo-arielle-${Date.now().toString(36)}`]
    const first = await runSeedScript('index.ts', project, emulators)
    expect(first).toMatchObject({ code: 0 })
    expect(first.output).toContain(
      '107 written, 0 unchanged; 107 pictures uploaded, 0 unchanged; 4 reply templates written; ' +
        '6 accounts created; 40 demo items written, 0 unchanged',
    )
    const second = await runSeedScript('index.ts', project, emulators)
    expect(second).toMatchObject({ code: 0, errors: '' })
    expect(second.output).toMatch(/0 written, 107 unchanged; .*; 0 demo items written, 40 unchanged$/m)
  },
)

test('npm run staff grants, lists and revokes, and says when it takes effect', options, async () => {
  const project = ['--project', `demo-arielle-${Date.now().toString(36)}`]
  await runSeedScript('index.ts', project, emulators)
  const staff = (...args: string[]) => runSeedScript('staff.ts', [...args, ...project], emulators)
  expect((await staff('grant', 'customer@arielle.test')).output).toBe(
    'customer@arielle.test is staff now. They must sign out and in again before it counts.\n',
  )
  expect((await staff('list')).output).toContain('customer@arielle.test')
  expect((await staff('revoke', 'customer@arielle.test')).output).toContain('is no longer staff')
  expect(await staff('grant', 'nobody@arielle.test')).toMatchObject({ code: 1, output: '' })
})

test('npm run figures says which days were wrong, or that all were right', async () => {
  const project = `demo-arielle-${Date.now().toString(36)}`
  const app = initializeApp({ projectId: project }, project)
  onTestFinished(() => deleteApp(app))
  const today = getFiguresDate(Date.now())
  await getFirestore(app).doc(`days/${today}`).set({ received: 1 })
  const figures = () => runSeedScript('figures.ts', ['--project', project], emulators)
  expect(await figures()).toMatchObject({
    code: 0,
    output: expect.stringContaining(`are right now: ${today}.`) as unknown,
  })
  expect((await figures()).output).toContain('All figures were right')
})

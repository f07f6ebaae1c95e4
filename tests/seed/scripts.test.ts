import { expect, test } from 'vitest'
import { runScript } from './runScript'

test('npm run seed with an unknown flag shows how to ask, and ends with 2', async () => {
  const { code, errors } = await runScript('index.ts', ['--nope'])
  expect(code).toBe(2)
  expect(errors).toContain('Usage: npm run seed -- [--project ID]')
})

test('npm run seed refuses a project that is no demo', async () => {
  const { code, errors } = await runScript('index.ts', ['--project', 'shop'])
  expect(code).toBe(1)
  expect(errors).toContain("'shop' is not a demo project. Nothing was written.")
})

test('npm run seed without emulators says so at once', async () => {
  const { code, errors } = await runScript('index.ts', [], { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' })
  expect(code).toBe(1)
  expect(errors).toBe(
    'Nothing answers on 127.0.0.1:9 (Firestore). Nothing was written. Start the emulators with: npm start\n',
  )
})

test('npm run seed for a real project wants credentials', async () => {
  const { code, errors } = await runScript('index.ts', ['--project', 'shop', '--production'], {
    GOOGLE_APPLICATION_CREDENTIALS: '/nowhere.json',
  })
  expect(code).toBe(1)
  expect(errors).toContain('No credentials for a real project')
  expect(errors).toContain('Nothing was written.')
})

test.each([[['grant']], [['list', 'a@b.c']]])(
  'npm run staff -- %s shows how to ask, and ends with 2',
  async (args) => {
    const { code, errors } = await runScript('staff.ts', args)
    expect(code).toBe(2)
    expect(errors).toContain('Usage: npm run staff -- grant EMAIL')
  },
)

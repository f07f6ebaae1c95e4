import { expect, test } from 'vitest'
import { runSeedScript } from '../runSeedScript'

test('npm run seed without emulators fails at once', async () => {
  const { code, errors } = await runSeedScript('index.ts', [], { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' })
  expect(code).toBe(1)
  expect(errors).toBe(
    'Nothing answers on 127.0.0.1:9 (Firestore). Nothing was written. Start the emulators with: npm start\n',
  )
})

test('npm run figures with an unknown word prints the usage and exits with 2', async () => {
  const { code, errors } = await runSeedScript('figures.ts', ['today'])
  expect(code).toBe(2)
  expect(errors).toContain('Usage: npm run figures -- [--project ID]')
})

test('npm run seed for a real project needs credentials', async () => {
  const { code, errors } = await runSeedScript('index.ts', ['--project', 'shop', '--production'], {
    GOOGLE_APPLICATION_CREDENTIALS: '/nowhere.json',
  })
  expect(code).toBe(1)
  expect(errors).toContain('No credentials for a real project')
  expect(errors).toContain('Nothing was written.')
})

test('npm run staff -- grant without an address prints the usage and exits with 2', async () => {
  const { code, errors } = await runSeedScript('staff.ts', ['grant'])
  expect(code).toBe(2)
  expect(errors).toContain('Usage: npm run staff -- grant EMAIL')
})

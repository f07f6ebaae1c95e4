import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openAdminProject } from '../../adminProject'
import { getEmulatorHosts, runSeedScript } from '../runSeedScript'

test('npm run backup and npm run restore say what they did', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arielle-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [project, copy] = ['a', 'b'].map((name) => `demo-arielle-${name}${Date.now().toString(36)}`)
  const { firestore } = openAdminProject(project)
  await firestore.doc('products/84/versions/1').set({ name: 'Avocado Butter' })
  const backup = await runSeedScript(
    'backup/backupCli.ts',
    ['--project', project ?? '', '--to', folder],
    getEmulatorHosts(),
  )
  expect(backup.output).toBe(
    `Backed up ${project}: 1 documents and 0 files are in ${folder}. Accounts are not: see npx firebase auth:export.\n`,
  )
  const restored = await runSeedScript(
    'backup/restoreCli.ts',
    ['--from', folder, '--project', copy ?? ''],
    getEmulatorHosts(),
  )
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Restored ${copy}: 1 documents`) as string,
  })
  expect((await openAdminProject(copy).firestore.doc('products/84/versions/1').get()).data()).toEqual({
    name: 'Avocado Butter',
  })
})

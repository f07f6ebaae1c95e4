import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openAdminProject } from '../../adminProject'
import { getEmulatorHosts, runSeedScript } from '../runSeedScript'

test('npm run backup and npm run restore say what they did', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arielle-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const project = `demo-arielle-${Date.now().toString(36)}`
  const { firestore } = openAdminProject(project)
  const document = firestore.doc('products/84/versions/1')
  await document.set({ name: 'Avocado Butter' })
  const run = (script: string, ...args: string[]) =>
    runSeedScript(`backup/${script}.ts`, ['--project', project, ...args], getEmulatorHosts())
  expect((await run('backupCli', '--to', folder)).output).toBe(
    `Backed up ${project} into ${folder}: 1 document and 0 files. Accounts are not in it: see npx firebase auth:export.\n`,
  )
  await document.set({ name: 'Changed' })
  await firestore.doc('products/85').set({})
  expect((await run('restoreCli', '--from', folder, '--empty-emulators')).output).toBe(
    `Restored ${project} from a backup of ${project}: 1 document and 0 files. Nobody is sent a message about it.\n`,
  )
  expect((await document.get()).data()).toEqual({ name: 'Avocado Butter' })
  expect((await firestore.doc('products/85').get()).exists).toBe(false)
})

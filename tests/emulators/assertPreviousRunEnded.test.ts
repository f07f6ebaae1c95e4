import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { assertPreviousRunEnded } from '../../emulators/assertPreviousRunEnded'
import { getPidFolder } from '../../emulators/emulatorConfig'
import { projectRoot } from '../../seed/projectFolders'
import {
  findRunningProcesses,
  recordProcess,
  type RecordedProcess,
} from '../../packages/emulators-without-java/process/runningProcesses'

// No emulators can run with this offset: their ports would be too large.
const offset = 99_999
const pidFolder = getPidFolder(offset)
const neverEnding = ['-e', 'setInterval(() => {}, 1e6)']

beforeEach(async () => {
  await rm(pidFolder, { recursive: true, force: true })
  return () => rm(pidFolder, { recursive: true, force: true })
})

test('the first start of all is allowed', async () => {
  await expect(assertPreviousRunEnded(offset)).resolves.toBeUndefined()
})

test('an orphan is refused with its name and the command that ends it', async () => {
  const pid = await startRecorded('firestore', [...neverEnding, `${projectRoot}/firestore.rules`])
  await expect(assertPreviousRunEnded(offset)).rejects.toThrow(
    'An earlier start was killed and left firestore running. Nothing was started. ' +
      `End what is left with: kill -9 ${pid}`,
  )
  spawn('kill', ['-9', String(pid)])
  await expect.poll(() => findRunningProcesses(pidFolder)).toEqual([])
  await expect(assertPreviousRunEnded(offset)).resolves.toBeUndefined()
})

test('emulators that run in another terminal are refused with the command that stops them', async () => {
  const pid = await startRecorded('supervisor', [...neverEnding, `${projectRoot}/supervisor.ts`])
  await startRecorded('firestore', [...neverEnding, `${projectRoot}/firestore.rules`])
  await expect(assertPreviousRunEnded(offset)).rejects.toThrow(
    'The emulators of this project already run on these ports. Nothing was started. ' +
      `Stop them with: kill ${pid}, or move all ports: npm start -- --port-offset 200`,
  )
})

test("another program that has got a former process's id is left alone", async () => {
  await startRecorded('firestore', neverEnding)
  await expect(assertPreviousRunEnded(offset)).resolves.toBeUndefined()
})

async function startRecorded(name: RecordedProcess['name'], args: string[]): Promise<number> {
  const child = spawn(process.execPath, args)
  onTestFinished(() => void child.kill('SIGKILL'))
  if (child.pid === undefined) throw new Error('The process did not start.')
  await mkdir(pidFolder, { recursive: true })
  recordProcess(pidFolder, { name, pid: child.pid })
  return child.pid
}

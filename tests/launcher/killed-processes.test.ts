import { beforeEach, describe, expect, test } from 'vitest'
import { findFreePortOffset } from '../../emulators/ports'
import { expectNothingLeft, waitForEmulatorProcesses } from './expectNothingLeft'
import { launchNpmStart } from './launchNpmStart'

let offset: number
beforeEach(async () => {
  offset = await findFreePortOffset(14_000)
})

// A start takes a minute on a busy machine.
describe('npm start leaves nothing running', { timeout: 300_000 }, () => {
  test.each(['supervisor', 'firebase-tools', 'firestore'] as const)(
    'after SIGKILL of %s, and ends itself',
    async (name) => {
      const launcher = launchNpmStart(offset)
      const pids = await waitForEmulatorProcesses(offset)
      process.kill(pids[name], 'SIGKILL')
      await expectNothingLeft(offset)
      expect(await launcher.exitCode).toBe(1)
    },
  )

  test('after SIGKILL of the launcher', async () => {
    const launcher = launchNpmStart(offset)
    await waitForEmulatorProcesses(offset)
    launcher.kill('SIGKILL')
    await expectNothingLeft(offset)
  })

  test('after SIGKILL of all its Node processes at once', async () => {
    const launcher = launchNpmStart(offset)
    const pids = await waitForEmulatorProcesses(offset)
    launcher.kill('SIGKILL')
    for (const name of ['supervisor', 'firebase-tools', 'storage-rules'] as const)
      process.kill(pids[name], 'SIGKILL')
    await expectNothingLeft(offset)
  })

  test('after a supervisor that no longer answers', async () => {
    const launcher = launchNpmStart(offset)
    const pids = await waitForEmulatorProcesses(offset)
    process.kill(pids.supervisor, 'SIGSTOP')
    launcher.kill('SIGINT')
    await expectNothingLeft(offset)
    expect(await launcher.exitCode).toBe(0)
  })
})

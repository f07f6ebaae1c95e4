import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { endRecordedProcesses, readRecordedProcesses, recordProcess, sendSignal } from './runningProcesses'

/*
 * Runs firebase-tools, and ends it and all its processes when standard input closes. Standard input closes when the
 * launcher, such as `npm start`, stops or is killed, so no process is left running. The supervisor also ends all
 * processes when one emulator exits, because firebase-tools would continue without this emulator.
 *
 * Usage: supervisor.ts PID_FOLDER SCRIPT [ARGUMENT …]
 */

// The stop timeout is 7 s: firebase-tools needs about 2 s to stop its emulators, and `npm start` must exit within 10 s.
const stopTimeoutMs = 7000

const [pidFolder, script, ...args] = process.argv.slice(2)
if (pidFolder === undefined || script === undefined) throw new Error('Usage: supervisor.ts PID_FOLDER SCRIPT')

// The supervisor never writes to this pipe, which closes when the supervisor dies: see firebaseToolsLifeline.mjs.
const imports = ['firebaseToolsLifeline.mjs', 'oneRuntimePerFunction.mjs'].flatMap((file) => [
  '--import',
  pathToFileURL(join(import.meta.dirname, file)).href,
])
const firebaseTools = spawn(process.execPath, [...imports, script, ...args], {
  stdio: ['pipe', 'inherit', 'inherit'],
})
if (firebaseTools.pid !== undefined)
  recordProcess(pidFolder, { name: 'firebase-tools', pid: firebaseTools.pid })

const exited = once(firebaseTools, 'exit')
process.stdin.resume()
await Promise.race([
  exited,
  once(process.stdin, 'close'),
  ...(['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => once(process, signal)),
  waitForEmulatorExit(pidFolder),
])
firebaseTools.kill('SIGINT')
await Promise.race([exited, wait(stopTimeoutMs)])
await endRecordedProcesses(pidFolder, Date.now())
process.exit(firebaseTools.exitCode ?? 0)

/** Resolves when an emulator exits. It polls, because the emulators are not child processes of this process. */
async function waitForEmulatorExit(folder: string): Promise<void> {
  for (;;) {
    const recorded = await readRecordedProcesses(folder)
    if (recorded.some(({ name, pid }) => name !== 'functions' && !sendSignal(pid, 0))) return
    await wait(500)
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'

/*
 * Runs firebase-tools, and ends it and all its processes when standard input closes. Standard input closes when the
 * launcher, such as `npm start`, stops or is killed, so no process is left running. The supervisor also ends all
 * processes when one emulator exits, because firebase-tools would continue without this emulator.
 *
 * Usage: supervisor.ts PID_FOLDER PROGRAM [ARGUMENT …]
 */

// The stop timeout is 7 s: firebase-tools needs about 2 s to stop its emulators, and `npm start` must exit within 10 s.
const stopTimeoutMs = 7000

const [pidFolder, program, ...args] = process.argv.slice(2)
if (pidFolder === undefined || program === undefined)
  throw new Error('Usage: supervisor.ts PID_FOLDER PROGRAM')

const firebaseTools = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
const exited = once(firebaseTools, 'exit')
// On Ctrl-C, a terminal sends a signal to all processes. This process ignores it and only the launcher, such as `npm
// start`, reacts, so that firebase-tools does not get the signal twice.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

process.stdin.resume()
await Promise.race([exited, once(process.stdin, 'close'), waitForEmulatorExit(pidFolder)])
firebaseTools.kill('SIGINT')
await Promise.race([exited, wait(stopTimeoutMs, undefined, { ref: false })])
firebaseTools.kill('SIGKILL')
for (const pid of await readEmulatorPids(pidFolder)) sendSignal(pid, 'SIGKILL')
process.exit(firebaseTools.exitCode ?? 0)

/** Resolves when an emulator exits. It polls, because the emulators are not child processes of this process. */
async function waitForEmulatorExit(folder: string): Promise<void> {
  for (;;) {
    const pids = await readEmulatorPids(folder)
    if (pids.some((pid) => !sendSignal(pid, 0))) return
    await wait(500)
  }
}

/** Reads the process ids of the emulators, which the script emulators/java-shim/java has written to files. */
async function readEmulatorPids(folder: string): Promise<number[]> {
  const files = await readdir(folder)
  const pids = await Promise.all(
    files.map(async (file) => Number(await readFile(join(folder, file), 'utf8'))),
  )
  return pids.filter((pid) => pid > 0)
}

/** Sends a signal and returns whether the process exists. Signal 0 only checks. */
function sendSignal(pid: number, name: 'SIGKILL' | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'

/*
 * Runs firebase-tools, and ends it and all its processes as soon as standard input closes. That happens when the launcher
 * stops the stack and also when the launcher is killed, so no process is left. All end as well when one emulator exits,
 * because firebase-tools would continue without it.
 *
 * Usage: supervisor.ts PID_FOLDER PROGRAM [ARGUMENT …]
 */

// firebase-tools needs about 2 s to stop its emulators; `npm start` must exit within 10 s.
const stopTimeoutMs = 7000

const [pidFolder, program, ...args] = process.argv.slice(2)
if (pidFolder === undefined || program === undefined)
  throw new Error('Usage: supervisor.ts PID_FOLDER PROGRAM')

const firebaseTools = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
const exited = once(firebaseTools, 'exit')
// A terminal sends Ctrl-C to all its processes. Only the launcher reacts: firebase-tools must not get the signal twice.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

process.stdin.resume()
await Promise.race([exited, once(process.stdin, 'close'), waitForEmulatorExit(pidFolder)])
firebaseTools.kill('SIGINT')
await Promise.race([exited, wait(stopTimeoutMs, undefined, { ref: false })])
firebaseTools.kill('SIGKILL')
for (const pid of await readEmulatorPids(pidFolder)) sendSignal(pid, 'SIGKILL')
process.exit(firebaseTools.exitCode ?? 0)

/** Resolves when an emulator exits. The emulators are not child processes, so this polls. */
async function waitForEmulatorExit(folder: string): Promise<void> {
  for (;;) {
    const pids = await readEmulatorPids(folder)
    if (pids.some((pid) => !sendSignal(pid, 0))) return
    await wait(500)
  }
}

/** The process ids that the `java` shim has written. */
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

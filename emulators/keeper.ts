import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'

/*
 * Keeps firebase-tools: runs it, and ends it with all that it started as soon as our standard input closes. That
 * happens when the launcher asks, and just as surely when the launcher is killed, so that nothing is left running.
 * It ends all, too, when one emulator is gone: firebase-tools itself carries on after one that was killed.
 *
 * Usage: keeper.ts PID_FOLDER PROGRAM [ARGUMENT …]
 */

/** firebase-tools needs about 2 s to stop its emulators; npm start promises to be gone within 10. */
const patience = 7000

const [pidFolder, program, ...args] = process.argv.slice(2)
if (pidFolder === undefined || program === undefined) throw new Error('Usage: keeper.ts PID_FOLDER PROGRAM')

const tools = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
const ended = once(tools, 'exit')
// The launcher decides when all ends; a terminal's Ctrl-C must not reach firebase-tools twice.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

process.stdin.resume()
await Promise.race([ended, once(process.stdin, 'close'), oneIsGone(pidFolder)])
tools.kill('SIGINT')
await Promise.race([ended, wait(patience, undefined, { ref: false })])
tools.kill('SIGKILL')
for (const pid of await emulatorsIn(pidFolder)) signal(pid, 'SIGKILL')
process.exit(tools.exitCode ?? 0)

/** Settles when an emulator that was running no longer is. They are no children of ours, so we have to look. */
async function oneIsGone(folder: string): Promise<void> {
  for (;;) {
    const pids = await emulatorsIn(folder)
    if (pids.some((pid) => !signal(pid, 0))) return
    await wait(500)
  }
}

/** The process ids of what the stand-in `java` has become. */
async function emulatorsIn(folder: string): Promise<number[]> {
  const files = await readdir(folder)
  const pids = await Promise.all(
    files.map(async (file) => Number(await readFile(join(folder, file), 'utf8'))),
  )
  return pids.filter((pid) => pid > 0)
}

/** Sends a signal (0 only asks); answers whether there was a process to send it to. */
function signal(pid: number, name: 'SIGKILL' | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

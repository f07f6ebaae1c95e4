import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'

/*
 * Keeps firebase-tools: runs it, and ends it with all that it started as soon as our standard input closes. That
 * happens when the launcher asks, and just as surely when the launcher is killed, so that nothing is left running.
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
await Promise.race([ended, once(process.stdin, 'close')])
tools.kill('SIGINT')
await Promise.race([ended, wait(patience, undefined, { ref: false })])
tools.kill('SIGKILL')
await killWhatIsLeft(pidFolder)
process.exit(tools.exitCode ?? 0)

/** The stand-in `java` notes the process id of everything it becomes. */
async function killWhatIsLeft(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const pid = Number(await readFile(join(folder, file), 'utf8'))
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself, as it should.
    }
  }
}

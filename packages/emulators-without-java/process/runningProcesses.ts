import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

// The repository that this package is in. The command line of each process of an emulator run has a path in it.
const projectFolder = join(import.meta.dirname, '../../..')

/**
 * A process of an emulator run. The script java-shim/java records 'firestore' and 'storage-rules', and
 * oneRuntimePerFunction.mjs the runtimes of functions.
 */
export type RecordedProcess = {
  name: 'supervisor' | 'firebase-tools' | 'firestore' | 'storage-rules' | 'functions'
  pid: number
}

/** Records a process as an empty file with its name and its id. It is synchronous: no signal can come in between. */
export function recordProcess(folder: string, { name, pid }: RecordedProcess): void {
  writeFileSync(join(folder, `${name}.${pid}`), '')
}

/** Reads the recorded processes of an emulator run, also of those that have exited. */
export async function readRecordedProcesses(folder: string): Promise<RecordedProcess[]> {
  const files = await readdir(folder).catch(() => [])
  return files.map((file) => {
    const [name, pid] = file.split('.')
    return { name: name as RecordedProcess['name'], pid: Number(pid) }
  })
}

export async function findRunningProcesses(folder: string): Promise<RecordedProcess[]> {
  const recorded = await readRecordedProcesses(folder)
  const commandLines = await Promise.all(recorded.map(({ pid }) => readCommandLine(pid)))
  // The system gives the id of a process that has exited to another program. Each command line of ours contains the
  // project's folder.
  return recorded.filter((_, index) => commandLines[index]?.includes(projectFolder + sep))
}

/** Waits until the recorded processes have exited, and kills those that are still running at `killTime`. */
export async function endRecordedProcesses(folder: string, killTime: number): Promise<void> {
  const giveUpTime = Math.max(killTime, Date.now()) + 1000
  for (;;) {
    const running = (await findRunningProcesses(folder)).filter(({ pid }) => pid !== process.pid)
    if (running.length === 0) return
    if (Date.now() > giveUpTime)
      throw new Error(`Not everything could be stopped. End the rest with: ${formatKillCommand(running)}`)
    if (Date.now() >= killTime) for (const { pid } of running) sendSignal(pid, 'SIGKILL')
    await wait(100)
  }
}

/** Returns the shell command that ends these processes. The supervisor ends all others properly. */
export function formatKillCommand(running: readonly RecordedProcess[]): string {
  const supervisor = running.find(({ name }) => name === 'supervisor')
  return supervisor ? `kill ${supervisor.pid}` : `kill -9 ${running.map(({ pid }) => pid).join(' ')}`
}

/** Sends a signal and returns whether the process exists. Signal 0 only checks. */
export function sendSignal(pid: number, name: 'SIGKILL' | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

/** Reads the command line of a process. It is empty if the process does not exist or is a zombie. */
async function readCommandLine(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'utf8')
    return (await promisify(execFile)('ps', ['-ww', '-o', 'args=', '-p', String(pid)])).stdout
  } catch {
    return ''
  }
}

import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '../../seed/projectFolders'
import type { FunctionsSettings, FunctionsTask, TaskAnswer } from './functionsTask'

/** How a task ended: done, failed with an error, or interrupted because its instance was killed. */
export type TaskOutcome = { kind: 'done' } | { kind: 'failed'; error: string } | { kind: 'interrupted' }

/** A process that runs the functions' code. */
export class FunctionsInstance {
  readonly #child: ChildProcess
  readonly #pending = new Map<number, (outcome: TaskOutcome) => void>()
  readonly #ready: Promise<unknown>
  #nextId = 0

  constructor(settings: FunctionsSettings) {
    this.#child = fork(join(projectRoot, 'setup/run.mjs'), ['bench/arrivals/functionsProcess.ts'], {
      env: { ...process.env, FUNCTIONS_SETTINGS: JSON.stringify(settings) },
      // Dates arrive as dates.
      serialization: 'advanced',
    })
    this.#ready = Promise.race([once(this.#child, 'message'), once(this.#child, 'exit')])
    this.#child.on('message', (message) => {
      this.#settle(message)
    })
    this.#child.on('exit', () => {
      for (const resolve of this.#pending.values()) resolve({ kind: 'interrupted' })
      this.#pending.clear()
    })
  }

  /** How many tasks run at the moment. */
  get taskCount(): number {
    return this.#pending.size
  }

  /** Runs a task; several may run at once. */
  async run(task: FunctionsTask): Promise<TaskOutcome> {
    await this.#ready
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return { kind: 'interrupted' }
    const id = this.#nextId++
    return new Promise((resolve) => {
      this.#pending.set(id, resolve)
      this.#child.send({ id, task })
    })
  }

  /** Ends the process at once, whatever it is doing. */
  kill(): void {
    this.#child.kill('SIGKILL')
  }

  #settle(message: unknown): void {
    if (message === 'ready') return
    const { id, failure } = message as TaskAnswer
    this.#pending.get(id)?.(failure === null ? { kind: 'done' } : { kind: 'failed', error: failure })
    this.#pending.delete(id)
  }
}

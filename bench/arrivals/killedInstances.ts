import type { SeededRandom } from '../faults/seededRandom'
import { FunctionsInstance, type TaskOutcome } from './functionsInstance'
import type { FunctionsSettings, FunctionsTask } from './functionsTask'

/** How often, and in how many tasks, the bench has disturbed the functions. */
export type DisturbanceCounts = { kills: number; interrupted: number; failed: number }

const instanceCount = 3

/** Several instances of the functions, which are killed at random in the middle of their tasks and replaced. */
export class KilledInstances {
  readonly counts: DisturbanceCounts = { kills: 0, interrupted: 0, failed: 0 }
  readonly #instances: FunctionsInstance[]
  readonly #settings: FunctionsSettings
  readonly #random: SeededRandom
  #isStopped = false

  constructor(settings: FunctionsSettings, random: SeededRandom) {
    this.#settings = settings
    this.#random = random
    this.#instances = Array.from({ length: instanceCount }, () => new FunctionsInstance(settings))
  }

  /** Runs a task on an instance; in one of `killEvery` tasks, that instance is killed within `killWithinMs`. */
  async run(task: FunctionsTask, killEvery: number, killWithinMs: number): Promise<TaskOutcome> {
    const index = this.#random.integer(0, instanceCount - 1)
    const instance = this.#instances[index]
    if (instance === undefined) throw new Error('There is no instance.')
    const running = instance.run(task)
    if (this.#random.integer(1, killEvery) === 1)
      setTimeout(
        () => {
          this.#replace(index, instance)
        },
        this.#random.integer(0, killWithinMs),
      )
    const outcome = await running
    if (this.#isStopped) throw new Error('The instances were stopped.')
    if (outcome.kind !== 'done') this.counts[outcome.kind] += 1
    return outcome
  }

  /** Ends every process, and rejects what runs. */
  stop(): void {
    this.#isStopped = true
    for (const instance of this.#instances) instance.kill()
  }

  #replace(index: number, instance: FunctionsInstance): void {
    if (this.#instances[index] !== instance || instance.taskCount === 0) return
    this.counts.kills += 1
    this.#instances[index] = new FunctionsInstance(this.#settings)
    instance.kill()
  }
}

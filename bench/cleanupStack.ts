/** Cleanup functions that run in reverse order when the run ends or is interrupted. */
export class CleanupStack {
  #cleanups: (() => Promise<unknown>)[] = []
  #isInterrupted = false

  /** Adds a cleanup function. */
  add(cleanup: () => Promise<unknown>): void {
    this.#cleanups.push(cleanup)
  }

  /** Runs all cleanups, also after one that fails. */
  async runAll(): Promise<void> {
    for (const cleanup of this.#cleanups.splice(0).reverse()) await cleanup().catch(() => undefined)
  }

  /** Does the work, then runs all cleanups. An interrupt runs them at once and ends the process. */
  async runWithCleanup(work: () => Promise<void>): Promise<void> {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void this.#interrupt())
    try {
      await work()
    } catch (error) {
      // After an interrupt, errors are a result of the cleanups.
      if (!this.#isInterrupted) throw error
    } finally {
      await this.runAll()
    }
  }

  async #interrupt(): Promise<void> {
    this.#isInterrupted = true
    await this.runAll()
    process.exit(130)
  }
}

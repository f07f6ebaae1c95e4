/** Cleanup functions that run in reverse order when the run ends or is interrupted. */
export class CleanupStack {
  #cleanups: (() => Promise<unknown>)[] = []
  #isInterrupted = false

  add(cleanup: () => Promise<unknown>): void {
    this.#cleanups.push(cleanup)
  }

  /** Runs all cleanup functions, even if one of them fails. */
  async runAll(): Promise<void> {
    for (const cleanup of this.#cleanups.splice(0).reverse()) await cleanup().catch(() => undefined)
  }

  /** Runs the work, then all cleanup functions. An interrupt runs them at once and ends the process. */
  async runWithCleanup(work: () => Promise<void>): Promise<void> {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void this.#interrupt())
    try {
      await work()
    } catch (error) {
      // Ignore errors after an interrupt: the cleanup functions cause them by stopping the work.
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

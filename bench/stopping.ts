/** What was started and must be stopped, the last first, when the run ends or is interrupted. */
export class Stopping {
  #stops: (() => Promise<unknown>)[] = []
  #isInterrupted = false

  /** Remembers how to stop something. */
  add(stop: () => Promise<unknown>): void {
    this.#stops.push(stop)
  }

  /** Stops everything; what fails to stop does not keep the rest. */
  async all(): Promise<void> {
    for (const stop of this.#stops.splice(0).reverse()) await stop().catch(() => undefined)
  }

  /** Does the work, then stops everything; when interrupted, stops at once and ends the process. */
  async around(work: () => Promise<void>): Promise<void> {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void this.#interrupt())
    try {
      await work()
    } catch (error) {
      // What fails because it is being stopped is no news.
      if (!this.#isInterrupted) throw error
    } finally {
      await this.all()
    }
  }

  async #interrupt(): Promise<void> {
    this.#isInterrupted = true
    await this.all()
    process.exit(130)
  }
}

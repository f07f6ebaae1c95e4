/** Runs actions at given times on the clock of performance.now(), in the order in which they were added. */
export class TimedActionQueue {
  #waiting: { at: number; action: () => void }[] = []
  #timer: NodeJS.Timeout | undefined

  /** Schedules an action. It runs after all actions that were added earlier, even if those are due later. */
  at(at: number, action: () => void): void {
    this.#waiting.push({ at, action })
    if (this.#waiting.length === 1) this.#wakeFor(at)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
  }

  #wakeFor(at: number): void {
    const wait = Math.max(0, Math.ceil(at - performance.now()))
    this.#timer = setTimeout(() => {
      this.#runDue()
    }, wait)
  }

  #runDue(): void {
    let next = this.#waiting[0]
    while (next !== undefined && next.at <= performance.now()) {
      next.action()
      this.#waiting.shift()
      next = this.#waiting[0]
    }
    if (next !== undefined) this.#wakeFor(next.at)
  }
}

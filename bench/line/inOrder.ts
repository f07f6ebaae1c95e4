/** Runs actions at their times on the clock of performance.now(), never one before another that was given earlier. */
export class InOrder {
  #waiting: { at: number; action: () => void }[] = []
  #timer: NodeJS.Timeout | undefined

  /** Runs the action at a time, or after those that were given before it. */
  at(at: number, action: () => void): void {
    this.#waiting.push({ at, action })
    if (this.#waiting.length === 1) this.#wakeFor(at)
  }

  /** Forgets what has not run. */
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

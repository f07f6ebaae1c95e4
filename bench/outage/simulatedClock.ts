/** How long nothing may have begun to wait before the clock jumps, in real milliseconds. */
const quietMs = 100

/**
 * A clock for code that works in real time and waits in simulated time, such as for a slow mail server. It stands still
 * while the code works, and jumps to the end of the next wait once nothing else begins to wait.
 */
export class SimulatedClock {
  #time: number
  #waits: { until: number; resolve: () => void }[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(time: number) {
    this.#time = time
  }

  readonly now = (): number => this.#time

  /** Moves the clock forward to a time; it never goes back. */
  moveTo(time: number): void {
    this.#time = Math.max(this.#time, time)
  }

  /** Resolves when so many simulated milliseconds have passed. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waits.push({ until: this.#time + ms, resolve })
      this.#jumpWhenQuiet()
    })
  }

  #jumpWhenQuiet(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.moveTo(Math.min(...this.#waits.map(({ until }) => until)))
      const ended = this.#waits.filter(({ until }) => until <= this.#time)
      this.#waits = this.#waits.filter(({ until }) => until > this.#time)
      for (const { resolve } of ended) resolve()
      if (this.#waits.length > 0) this.#jumpWhenQuiet()
    }, quietMs)
  }
}

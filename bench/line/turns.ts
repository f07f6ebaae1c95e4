import type { Priority } from './priority'

/**
 * Whose turn it is on the line: the most urgent goes first. Among equals those that are of use only as a whole go one
 * after the other, as they came; then the incremental ones share in turn.
 */
export class Turns<Waiting extends { priority: Priority }> {
  #waiting: Waiting[] = []

  /** Lets one wait for its turns, until it is removed. */
  add(one: Waiting): void {
    this.#waiting.push(one)
  }

  /** Takes one out: it is done, or nobody wants it any more. */
  remove(one: Waiting): void {
    this.#waiting = this.#waiting.filter((other) => other !== one)
  }

  /** The one whose turn it is now; an incremental one goes to the end of its queue. */
  next(): Waiting | undefined {
    const first = this.#waiting.reduce<Waiting | undefined>(
      (best, one) => (best === undefined || rank(one) < rank(best) ? one : best),
      undefined,
    )
    if (first?.priority.incremental === true) {
      this.remove(first)
      this.add(first)
    }
    return first
  }
}

function rank({ priority }: { priority: Priority }): number {
  return priority.urgency * 2 + (priority.incremental ? 1 : 0)
}

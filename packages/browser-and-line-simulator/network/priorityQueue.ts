import type { HttpResponsePriority } from './responsePriority'

/** Orders responses by urgency (RFC 9218), then non-incremental ones first; incremental ones take turns. */
export class PriorityQueue<Item extends { priority: HttpResponsePriority }> {
  #waiting: Item[] = []

  /** Adds an item to the queue. `next()` returns it whenever it is its turn, until `remove()` removes it. */
  add(item: Item): void {
    this.#waiting.push(item)
  }

  remove(item: Item): void {
    this.#waiting = this.#waiting.filter((candidate) => candidate !== item)
  }

  /** Returns the item whose turn it is. An incremental item moves to the end of the queue. */
  next(): Item | undefined {
    const first = this.#waiting.reduce<Item | undefined>(
      (best, item) => (best === undefined || getRank(item) < getRank(best) ? item : best),
      undefined,
    )
    if (first?.priority.incremental === true) {
      this.remove(first)
      this.add(first)
    }
    return first
  }
}

function getRank({ priority }: { priority: HttpResponsePriority }): number {
  return priority.urgency * 2 + (priority.incremental ? 1 : 0)
}

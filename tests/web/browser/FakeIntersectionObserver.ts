import { act } from '@testing-library/react'

type Report = (entries: object[]) => void

const observed = new Map<Element, Report>()

/** An IntersectionObserver of a page without a layout: each element is below the screen until a test shows it. */
export class FakeIntersectionObserver {
  readonly #report: Report
  #element: Element | null = null

  constructor(report: Report) {
    this.#report = report
  }

  observe(element: Element) {
    this.#element = element
    observed.set(element, this.#report)
    this.#report([{ intersectionRatio: 0, boundingClientRect: { top: innerHeight } }])
  }

  disconnect() {
    if (this.#element) observed.delete(this.#element)
  }

  /** Brings an element into view. */
  static show(element: Element): void {
    act(() => observed.get(element)?.([{ intersectionRatio: 1, boundingClientRect: { top: 0 } }]))
  }

  /** Moves an element out of view, to this distance from the top of the screen. */
  static hide(element: Element, top: number) {
    act(() => observed.get(element)?.([{ intersectionRatio: 0, boundingClientRect: { top } }]))
  }
}

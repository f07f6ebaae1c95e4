import type { Span } from '../../../emulators/storage-rules/syntax/position'

/** Which tests saw which value of which expression. */
export class Sightings {
  private readonly tests = new Map<string, { readonly span: Span; readonly by: number[] }>()

  add(test: number, seen: readonly string[]): void {
    for (const key of seen) {
      const known = this.tests.get(key)
      if (known) known.by.push(test)
      else this.tests.set(key, { span: spanOf(key), by: [test] })
    }
  }

  /**
   * The tests that evaluated an expression, the likeliest to notice a fault in it first: one test for each value that it
   * or a part of it had, the rarest value first. No other test can notice: to it the rules are the same.
   */
  ofThoseWhoSaw({ from, to }: Span): number[] {
    const sightings = [...this.tests.values()]
      .filter(({ span }) => span.from >= from && span.to <= to)
      .sort((a, b) => a.by.length - b.by.length)
    const chosen = new Set<number>()
    for (const { by } of sightings)
      if (by[0] !== undefined && !by.some((test) => chosen.has(test))) chosen.add(by[0])
    return [...new Set([...chosen, ...sightings.flatMap(({ by }) => by)])]
  }
}

function spanOf(key: string): Span {
  const [from = 0, to = 0] = key.slice(0, key.indexOf('=')).split('-').map(Number)
  return { from, to }
}

import type { RulesSourceSpan } from '../../emulators-without-java/storage-rules/syntax/diagnostic'

type IndexEntry = { readonly span: RulesSourceSpan; readonly tests: number[] }

/** Records which tests evaluated which expression of the security rules to which value. */
export class RulesCoverageMap {
  private readonly entries = new Map<string, IndexEntry>()

  add(test: number, coverageKeys: readonly string[]): void {
    for (const key of coverageKeys) {
      const entry = this.entries.get(key)
      if (entry) entry.tests.push(test)
      else this.entries.set(key, { span: parseSpan(key), tests: [test] })
    }
  }

  /**
   * Returns the tests that evaluated an expression; other tests cannot detect a mutant of it. The tests most likely to
   * detect a mutant come first: one for each value of the expression or of a part of it, rare values first.
   */
  testsCovering({ from, to }: RulesSourceSpan): number[] {
    const covering = [...this.entries.values()]
      .filter(({ span }) => span.from >= from && span.to <= to)
      .sort((a, b) => a.tests.length - b.tests.length)
    const first = new Set<number>()
    for (const { tests } of covering)
      if (tests[0] !== undefined && !tests.some((test) => first.has(test))) first.add(tests[0])
    return [...new Set([...first, ...covering.flatMap(({ tests }) => tests)])]
  }
}

function parseSpan(key: string): RulesSourceSpan {
  const [from = 0, to = 0] = key.slice(0, key.indexOf('=')).split('-').map(Number)
  return { from, to }
}

import type { RulesInPlace } from './rulesInPlace'
import type { RulesTest } from './rulesTests'

/** Asks real tests on a real emulator whether they notice a fault in the rules. */
export class Judge {
  constructor(
    private readonly tests: readonly RulesTest[],
    private readonly trueRules: string,
    private readonly inPlace: RulesInPlace,
  ) {}

  /** What each of these tests sees under the true rules; throws where one does not hold. */
  async look(tests: readonly number[]): Promise<string[][]> {
    const seen: string[][] = []
    for (const test of this.pick(tests)) {
      if (!(await this.holds(test, this.trueRules)))
        throw new Error(`${test.name}: fails under the true rules`)
      seen.push(await this.inPlace.newlySeen(test.file))
    }
    return seen
  }

  /** The first of these tests that fails under the mutant, and holds under the true rules straight after. */
  async findKiller(rules: string, order: readonly number[]): Promise<number | null> {
    for (const at of order) {
      const [test] = this.pick([at])
      if (test === undefined || (await this.holds(test, rules))) continue
      if (await this.holds(test, this.trueRules)) return at
    }
    return null
  }

  private async holds(test: RulesTest, rules: string): Promise<boolean> {
    await this.inPlace.put(test.file, rules)
    return test.holds()
  }

  private pick(tests: readonly number[]): RulesTest[] {
    return tests.flatMap((at) => this.tests[at] ?? [])
  }
}

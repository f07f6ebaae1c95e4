import type { RulesLoader } from './rulesLoader'
import type { RulesTest } from './rulesTests'

/** Runs the rules tests against mutated rules on a real emulator. */
export class MutantRunner {
  constructor(
    private readonly tests: readonly RulesTest[],
    private readonly originalRules: string,
    private readonly loader: RulesLoader,
  ) {}

  /** Measures which expressions of the original security rules each test evaluates; throws if a test fails. */
  async measureCoverage(tests: readonly number[]): Promise<string[][]> {
    const coverage: string[][] = []
    for (const test of this.select(tests)) {
      await this.loader.reload(test.file, this.originalRules)
      if (!(await test.passes())) throw new Error(`${test.name}: fails under the original rules`)
      coverage.push(await this.loader.readCoverage(test.file))
    }
    return coverage
  }

  /**
   * Returns the index of the first test that fails under the mutated rules and then passes under the original rules.
   */
  async findKillingTest(rules: string, order: readonly number[]): Promise<number | null> {
    for (const index of order) {
      const [test] = this.select([index])
      if (test === undefined || (await this.passesUnder(rules, test))) continue
      if (await this.passesUnder(this.originalRules, test)) return index
    }
    return null
  }

  private async passesUnder(rules: string, test: RulesTest): Promise<boolean> {
    await this.loader.load(test.file, rules)
    return test.passes()
  }

  private select(indexes: readonly number[]): RulesTest[] {
    return indexes.flatMap((index) => this.tests[index] ?? [])
  }
}

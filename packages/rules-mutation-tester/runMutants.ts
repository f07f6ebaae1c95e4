import type { Mutant, RulesFileName } from './generate/mutant'
import { RulesCoverageMap } from './runner/coverageIndex'
import { MutationWorker } from './runner/mutationWorker'
import type { RulesProject } from './rulesProject'

/** A mutant with the test that killed it, or with the reason why it could not be run. */
export type MutantResult = { readonly mutant: Mutant } & (
  | { readonly status: 'killed'; readonly killingTest: string }
  | { readonly status: 'survived' }
  | { readonly status: 'error'; readonly reason: string }
)

// The Storage emulator has one ruleset for all projects, so only one worker can use it.
const workerCounts: Readonly<Record<RulesFileName, number>> = { 'firestore.rules': 2, 'storage.rules': 1 }

/** Chooses a mutant by itself and by the test files that evaluate its condition; for Storage these are not known. */
export type MutantFilter = (mutant: Mutant, coveringFiles: ReadonlySet<string>) => boolean

/** Runs the tests against each chosen mutant of one rules file, on several workers. */
export async function runMutants(
  project: RulesProject,
  mutants: readonly Mutant[],
  isChosen: MutantFilter,
  onResult: (result: MutantResult) => void,
): Promise<void> {
  if (mutants.length === 0) return
  const names = Array.from({ length: workerCounts[project.file] }, (_, index) => `mutants-${index}`)
  const workers = await Promise.all(names.map((name) => MutationWorker.start(project, name)))
  try {
    const coverage = await measureCoverage(workers)
    const tests = workers[0]?.tests ?? []
    const chosen = mutants.filter((mutant) => {
      const covering = coverage.testsCovering(mutant.condition)
      return isChosen(mutant, new Set(covering.flatMap((test) => tests[test]?.file ?? [])))
    })
    const queue = chosen.values()
    await Promise.all(
      workers.map(async (worker) => {
        for (const mutant of queue) onResult(await runMutant(mutant, worker, coverage))
      }),
    )
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}

/** Measures the coverage: the workers share the tests and run each test once with the original rules. */
async function measureCoverage(workers: readonly MutationWorker[]): Promise<RulesCoverageMap> {
  const index = new RulesCoverageMap()
  await Promise.all(
    workers.map(async (worker, turn) => {
      const tests = [...worker.tests.keys()].filter((test) => test % workers.length === turn)
      const coverage = await worker.measureCoverage(tests)
      tests.forEach((test, position) => {
        index.add(test, coverage[position] ?? [])
      })
    }),
  )
  return index
}

async function runMutant(
  mutant: Mutant,
  worker: MutationWorker,
  coverage: RulesCoverageMap,
): Promise<MutantResult> {
  const covering = coverage.testsCovering(mutant.condition)
  try {
    const killingTest = await worker.findKillingTest(mutant.rules, covering.length > 0 ? covering : null)
    if (killingTest === null) return { mutant, status: 'survived' }
    return { mutant, status: 'killed', killingTest: worker.tests[killingTest]?.name ?? '' }
  } catch (error) {
    return { mutant, status: 'error', reason: error instanceof Error ? error.message : String(error) }
  }
}

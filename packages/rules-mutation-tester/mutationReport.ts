import { isSameMutant, type EquivalentMutant } from './equivalentMutant'
import { formatMutant } from './generate/mutant'
import type { MutantResult } from './runMutants'

/** The report of a mutation test run: the lines to print, with the totals last, and whether the run passed. */
export type MutationReport = { readonly lines: readonly string[]; readonly passed: boolean }

/**
 * Creates the report of a mutation test run. The run passes if it has no errors and only the mutants listed as
 * equivalent survived, all of them.
 */
export function createMutationReport(
  results: readonly MutantResult[],
  equivalentMutants: readonly EquivalentMutant[],
): MutationReport {
  const survivors = results.filter(({ status }) => status === 'survived')
  const unexpected = survivors.filter(
    ({ mutant }) => !equivalentMutants.some((each) => isSameMutant(mutant, each)),
  )
  const stale = equivalentMutants.filter(
    (each) => !survivors.some(({ mutant }) => isSameMutant(mutant, each)),
  )
  const errors = results.flatMap((result) => (result.status === 'error' ? [result] : []))
  const problems = [
    ...unexpected.map(({ mutant }) => `Survived: ${formatMutant(mutant)}`),
    ...errors.map(({ mutant, reason }) => `Error: ${formatMutant(mutant)}: ${reason}`),
    ...stale.map((each) => `Listed as equivalent but did not survive: ${describe(each)}`),
  ]
  const totals = [
    `${results.length - survivors.length - errors.length} killed`,
    `${survivors.length - unexpected.length} equivalent`,
    `${unexpected.length} survived`,
    ...(errors.length > 0 ? [`${errors.length} with errors`] : []),
  ]
  const lines = [...problems, `${results.length} mutants: ${totals.join(', ')}`]
  return { lines, passed: problems.length === 0 }
}

function describe({ file, within, mutated }: EquivalentMutant): string {
  return `${file} (${within}): ${mutated}`
}

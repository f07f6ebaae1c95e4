import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Mutant, RulesFileName } from './generate/mutant'
import type { MutantFilter } from './runMutants'

/** What a run is limited to; without any of these, every mutant runs. */
export type MutantChoice = { names: readonly string[]; changedSince?: string; sample?: number; seed: number }

/** A repository with rules, and its folder of their tests; the names of those of storage.rules begin with `storage-`. */
type RulesRepository = { folder: string; testFolder: string }

type MutantsByFile = Readonly<Record<RulesFileName, readonly Mutant[]>>

/**
 * Chooses which mutants run: those in functions and matches whose name contains one of `names`; those of the functions
 * that changed since a commit, and of the conditions that a changed test evaluates; or a random sample. If the commit
 * changed nothing of these, the sample runs.
 */
export function chooseMutants(
  mutants: MutantsByFile,
  choice: MutantChoice,
  repository: RulesRepository,
): MutantFilter {
  const { names, changedSince, sample, seed } = choice
  if (names.length > 0) return ({ within }) => names.some((name) => within.includes(name))
  const changes = changedSince === undefined ? null : readChanges(mutants, changedSince, repository)
  if (changes) return ({ file, within }, coveringFiles) => changes(file, within, coveringFiles)
  if (sample === undefined) return () => true
  const chosen = new Set(drawSample(Object.values(mutants).flat(), sample, seed))
  return (mutant) => chosen.has(mutant)
}

/** Returns null if neither the rules nor their tests have changed since the commit. */
function readChanges(mutants: MutantsByFile, commit: string, { folder, testFolder }: RulesRepository) {
  const changedFunctions = new Set(
    (['firestore.rules', 'storage.rules'] as const).flatMap((file) => {
      const lines = readChangedLines(file, commit, folder)
      return mutants[file].filter(({ line }) => lines.has(line)).map(({ within }) => `${file} ${within}`)
    }),
  )
  const changedTests = new Set(
    git(folder, 'diff', '--name-only', '--diff-filter=d', commit, '--', testFolder)
      .split('\n')
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => join(folder, path)),
  )
  const hasChangedStorageTest = [...changedTests].some((path) => path.includes('/storage-'))
  if (changedFunctions.size + changedTests.size === 0) return null
  return (file: RulesFileName, within: string, coveringFiles: ReadonlySet<string>) =>
    changedFunctions.has(`${file} ${within}`) ||
    (file === 'storage.rules' && hasChangedStorageTest) ||
    [...coveringFiles].some((path) => changedTests.has(path))
}

/** The numbers of the lines of a file that differ from a commit. */
function readChangedLines(file: string, commit: string, folder: string): Set<number> {
  const hunks = git(folder, 'diff', '--unified=0', commit, '--', file).matchAll(
    /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm,
  )
  return new Set(
    [...hunks].flatMap(([, start, count = '1']) =>
      Array.from({ length: Number(count) }, (_, index) => Number(start) + index),
    ),
  )
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
}

/** The same seed draws the same mutants. */
function drawSample(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  let state = seed
  const next = () => {
    // A linear congruential generator, with the constants of Numerical Recipes.
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state
  }
  return mutants
    .map((mutant) => ({ mutant, position: next() }))
    .sort((first, second) => first.position - second.position)
    .slice(0, count)
    .map(({ mutant }) => mutant)
}

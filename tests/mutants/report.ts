import { isSame, type Equivalent } from './equivalent'
import { mutantLine } from './generate/mutant'
import type { Judged } from './judgeAll'

/** What a run found: the lines to print, the last one its sum, and whether all is as it should be. */
export type Report = { readonly lines: readonly string[]; readonly isGood: boolean }

/** Sums a run up: a survivor must be on the list, and what is on the list must have survived. */
export function reportOn(judged: readonly Judged[], equivalents: readonly Equivalent[]): Report {
  const survived = judged.filter(({ kind }) => kind === 'survived')
  const [known, unknown] = split(survived, ({ mutant }) => equivalents.some((each) => isSame(mutant, each)))
  const stale = equivalents.filter((each) => !survived.some(({ mutant }) => isSame(mutant, each)))
  const unjudged = judged.flatMap((each) => (each.kind === 'unjudged' ? [each] : []))
  const lines = [
    ...unknown.map(({ mutant }) => `Survived: ${mutantLine(mutant)}`),
    ...unjudged.map(({ mutant, why }) => `Not judged: ${mutantLine(mutant)}: ${why}`),
    ...stale.map((each) => `On the list, but no survivor: ${each.file} (${each.within}): ${each.mutated}`),
  ]
  const killed = judged.length - survived.length - unjudged.length
  const others = unjudged.length > 0 ? `, ${unjudged.length} not judged` : ''
  const sum = `${judged.length} mutants: ${killed} killed, ${known.length} equivalent, ${unknown.length} survived${others}`
  return { lines: [...lines, sum], isGood: lines.length === 0 }
}

function split<T>(items: readonly T[], belongs: (item: T) => boolean): [T[], T[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))]
}

import type { Mutant } from './generate/mutant'

/** A mutant that no test can detect, because it makes the same decisions as the original. */
export type EquivalentMutant = Pick<Mutant, 'file' | 'within' | 'original' | 'mutated'> & {
  readonly reason: string
}

export function isSameMutant(mutant: Mutant, equivalent: EquivalentMutant): boolean {
  return (['file', 'within', 'original', 'mutated'] as const).every((key) => mutant[key] === equivalent[key])
}

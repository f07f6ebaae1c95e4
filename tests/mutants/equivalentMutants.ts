import * as v from 'valibot'
import type { EquivalentMutant } from '../../packages/rules-mutation-tester/equivalentMutant'
import storedMutants from './equivalentMutants.json'

const equivalentMutantSchema = v.strictObject({
  file: v.picklist(['firestore.rules', 'storage.rules']),
  ...{ within: v.string(), original: v.string(), mutated: v.string(), reason: v.string() },
})

/** Add a mutant to this list only if no test can detect the mutant; otherwise add that test. */
export const equivalentMutants: readonly EquivalentMutant[] = v.parse(
  v.array(equivalentMutantSchema),
  storedMutants,
)

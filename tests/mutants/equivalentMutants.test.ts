import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../emulators/emulatorConfig'
import { equivalentMutants, isSameMutant } from './equivalentMutants'
import { generateMutants } from './generate/generateMutants'

test.each(equivalentMutants)('the listed mutant of $within is generated once: $mutated', (equivalent) => {
  const mutants = generateMutants(equivalent.file, readFileSync(join(projectRoot, equivalent.file), 'utf8'))
  expect(mutants.filter((mutant) => isSameMutant(mutant, equivalent))).toHaveLength(1)
})

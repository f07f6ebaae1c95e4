import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkRules } from '../../packages/emulators-without-java/storage-rules/checkRules'
import { projectRoot } from '../../seed/projectFolders'
import { equivalentMutants } from './equivalentMutants'
import { isSameMutant } from '../../packages/rules-mutation-tester/equivalentMutant'
import { generateMutants } from '../../packages/rules-mutation-tester/generate/generateMutants'

test.each(equivalentMutants)('the listed mutant of $within is generated once: $mutated', (equivalent) => {
  const mutants = generateMutants(equivalent.file, readFileSync(join(projectRoot, equivalent.file), 'utf8'))
  expect(mutants.filter((mutant) => isSameMutant(mutant, equivalent))).toHaveLength(1)
})

test('no mutant of storage.rules has a syntax error', () => {
  const mutants = generateMutants('storage.rules', readFileSync(join(projectRoot, 'storage.rules'), 'utf8'))
  const broken = mutants.filter(({ rules }) => checkRules(rules).some(({ severity }) => severity === 'error'))
  expect(broken).toEqual([])
})

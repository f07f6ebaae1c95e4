import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../emulators/config'
import { equivalents, isSame } from './equivalent'
import { mutantsOf } from './generate/mutants'

test.each(equivalents)('on the list is a mutant that there is, once: $within $mutated', (equivalent) => {
  const mutants = mutantsOf(equivalent.file, readFileSync(join(root, equivalent.file), 'utf8'))
  expect(mutants.filter((mutant) => isSame(mutant, equivalent))).toHaveLength(1)
})

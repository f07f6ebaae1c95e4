import { expect, test } from 'vitest'
import { generateMutants } from '../generate/generateMutants'
import { createMutationReport } from '../mutationReport'
import type { MutantResult } from '../runMutants'

const source = 'service firebase.storage { match /a { allow get: if isMine(); } }'
const [alwaysTrue, alwaysFalse, negated] = generateMutants('storage.rules', source)
if (!alwaysTrue || !alwaysFalse || !negated) throw new Error('A condition has three mutants.')

const killed: MutantResult = { mutant: alwaysFalse, status: 'killed', killingTest: 'ada can get her file' }
const survived: MutantResult = { mutant: alwaysTrue, status: 'survived' }
const { file, within, original, mutated } = alwaysTrue
const equivalent = { file, within, original, mutated, reason: 'no operation reaches it' } as const

test('a run passes when every mutant is killed', () => {
  expect(createMutationReport([killed], [])).toEqual({
    lines: ['1 mutants: 1 killed, 0 equivalent, 0 survived'],
    passed: true,
  })
})

test('a survivor is reported and fails the run', () => {
  expect(createMutationReport([killed, survived], [])).toEqual({
    lines: [
      'Survived: storage.rules:1:53 (/a: allow get): isMine()  →  true',
      '2 mutants: 1 killed, 0 equivalent, 1 survived',
    ],
    passed: false,
  })
})

test('a survivor that is listed as equivalent passes', () => {
  expect(createMutationReport([killed, survived], [equivalent])).toEqual({
    lines: ['2 mutants: 1 killed, 1 equivalent, 0 survived'],
    passed: true,
  })
})

test.each([
  ['is killed', [{ ...killed, mutant: alwaysTrue }]],
  ['no longer exists', []],
])('a listed mutant that %s fails the run', (_, results) => {
  const { lines, passed } = createMutationReport(results, [equivalent])
  expect(lines[0]).toBe('Listed as equivalent but did not survive: storage.rules (/a: allow get): true')
  expect(passed).toBe(false)
})

test('a mutant that could not be run is reported, is not counted as killed and fails the run', () => {
  expect(createMutationReport([killed, { mutant: negated, status: 'error', reason: 'timeout' }], [])).toEqual(
    {
      lines: [
        'Error: storage.rules:1:53 (/a: allow get): isMine()  →  !(isMine()): timeout',
        '2 mutants: 1 killed, 0 equivalent, 0 survived, 1 with errors',
      ],
      passed: false,
    },
  )
})

import { expect, test } from 'vitest'
import { mutantsOf } from './generate/mutants'
import type { Judged } from './judgeAll'
import { reportOn } from './report'

const source = 'service firebase.storage { match /a { allow get: if isMine(); } }'
const [open, closed, contrary] = mutantsOf('storage.rules', source)
if (!open || !closed || !contrary) throw new Error('A condition has three mutants.')

const killed: Judged = { mutant: closed, kind: 'killed', killer: 'ada gets hers' }
const survived: Judged = { mutant: open, kind: 'survived' }
const { file, within, original, mutated } = open
const listed = { file, within, original, mutated, why: 'nobody asks' } as const

test('a run is good when every mutant is killed', () => {
  expect(reportOn([killed], [])).toEqual({
    lines: ['1 mutants: 1 killed, 0 equivalent, 0 survived'],
    isGood: true,
  })
})

test('a survivor is told, and is not good', () => {
  expect(reportOn([killed, survived], [])).toEqual({
    lines: [
      'Survived: storage.rules:1:53 (/a: allow get): isMine()  →  true',
      '2 mutants: 1 killed, 0 equivalent, 1 survived',
    ],
    isGood: false,
  })
})

test('a survivor on the list is good', () => {
  expect(reportOn([killed, survived], [listed])).toEqual({
    lines: ['2 mutants: 1 killed, 1 equivalent, 0 survived'],
    isGood: true,
  })
})

test.each([
  ['is killed', [{ ...killed, mutant: open }]],
  ['is no more', []],
])('what is on the list and %s, is not good', (_, judged) => {
  const { lines, isGood } = reportOn(judged, [listed])
  expect(lines[0]).toBe('On the list, but no survivor: storage.rules (/a: allow get): true')
  expect(isGood).toBe(false)
})

test('a mutant that could not be judged is told, and is neither killed nor good', () => {
  expect(reportOn([killed, { mutant: contrary, kind: 'unjudged', why: 'no answer' }], [])).toEqual({
    lines: [
      'Not judged: storage.rules:1:53 (/a: allow get): isMine()  →  !(isMine()): no answer',
      '2 mutants: 1 killed, 0 equivalent, 0 survived, 1 not judged',
    ],
    isGood: false,
  })
})

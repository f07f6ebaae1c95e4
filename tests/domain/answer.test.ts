import { expect, test } from 'vitest'
import { answerFaults, claimFaults } from '../../web/domain/answer'
import { answerCases, claimCases, longestAnswer, longestClaim, validAnswer, validClaim } from '../laws/answer'
import { changed } from '../laws/case'

test('a claim and an answer that keep the law have no fault, nor have the longest', () => {
  expect([validClaim, longestClaim].flatMap(claimFaults)).toEqual([])
  expect([validAnswer, longestAnswer].flatMap(answerFaults)).toEqual([])
})

test.each(claimCases)('a claim: $says', ({ change, faults }) => {
  expect(claimFaults(changed(validClaim, change))).toEqual(faults)
})

test.each(answerCases)('an answer: $says', ({ change, faults }) => {
  expect(answerFaults(changed(validAnswer, change))).toEqual(faults)
})

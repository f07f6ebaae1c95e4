import { expect, test } from 'vitest'
import { requestFaults } from '../../web/domain/request'
import { changed } from '../laws/case'
import { longestRequest, requestCases, validRequest } from '../laws/request'

test('a request that keeps the law has no fault, nor has the longest', () => {
  expect(requestFaults(validRequest)).toEqual([])
  expect(requestFaults(longestRequest)).toEqual([])
})

test.each(requestCases)('a request: $says', ({ change, faults }) => {
  expect(requestFaults(changed(validRequest, change))).toEqual(faults)
})

test('faults come in the order of the form', () => {
  expect(requestFaults({})).toEqual(['name', 'list', 'items', 'reply'])
})

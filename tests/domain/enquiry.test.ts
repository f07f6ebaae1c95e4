import { expect, test } from 'vitest'
import { enquiryFaults } from '../../web/domain/enquiry'
import { changed } from '../laws/case'
import { enquiryCases, longestEnquiry, validEnquiry } from '../laws/enquiry'

test('an enquiry that keeps the law has no fault, nor has the longest', () => {
  expect(enquiryFaults(validEnquiry)).toEqual([])
  expect(enquiryFaults(longestEnquiry)).toEqual([])
})

test.each(enquiryCases)('an enquiry: $says', ({ change, faults }) => {
  expect(enquiryFaults(changed(validEnquiry, change))).toEqual(faults)
})

test('faults come in the order of the form', () => {
  expect(enquiryFaults({})).toEqual(['fullname', 'subject', 'email', 'message'])
})

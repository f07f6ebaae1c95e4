import { describe, expect, test } from 'vitest'
import { enquiryFaults, enquiryOf } from '../../web/domain/enquiry'
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

describe('what was typed, as it would be sent', () => {
  const typed = { ...validEnquiry, phone: '' }

  test('has no blanks around it, and no telephone number where none was given', () => {
    const padded = { ...typed, fullname: ' Ada\t Obi ', email: 'ada@example.com ', message: '\n Hello \n' }
    expect(enquiryOf({ ...padded, phone: ' ' })).toEqual({
      fullname: 'Ada Obi',
      subject: 'Black soap',
      email: 'ada@example.com',
      message: 'Hello',
    })
  })

  test.each([
    ['+234\u00A0803\u2011456\u20117890', '+234 803-456-7890'],
    ['\u202A08034567890\u202C', '08034567890'],
  ])('%j, as an address book copies it, is %j', (phone, tidy) => {
    const enquiry = enquiryOf({ ...typed, phone })
    expect(enquiry.phone).toBe(tidy)
    expect(enquiryFaults(enquiry)).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { findEnquiryFormErrors, toEnquiryFields } from '../../../domain/sending/enquiry'
import { applyFieldChanges } from '../../schemas/schemaCase'
import {
  enquirySchemaTestCases,
  enquiryWithMaxLengthFields,
  validEnquiry,
} from '../../schemas/enquirySchemaTestCases'

test('a valid enquiry has no errors, not even at the maximum lengths', () => {
  expect(findEnquiryFormErrors(validEnquiry)).toEqual([])
  expect(findEnquiryFormErrors(enquiryWithMaxLengthFields)).toEqual([])
})

test.each(enquirySchemaTestCases)('an enquiry: $says', ({ change, invalidFields }) =>
  expect(findEnquiryFormErrors(applyFieldChanges(validEnquiry, change))).toEqual(invalidFields),
)

test('errors come in the order of the form', () =>
  expect(findEnquiryFormErrors({})).toEqual(['fullname', 'subject', 'email', 'message']))

describe("the contact form's input, normalized", () => {
  const input = { ...validEnquiry, phone: '' }

  test('is trimmed, and has no phone number when the field is empty', () => {
    const paddedInput = {
      ...input,
      fullname: ' Ada\t Obi ',
      email: 'ada@example.com ',
      message: '\n Hello \n',
    }
    expect(toEnquiryFields({ ...paddedInput, phone: ' ' })).toEqual({
      fullname: 'Ada Obi',
      subject: 'Black soap',
      email: 'ada@example.com',
      message: 'Hello',
    })
  })

  test.each([
    ['\u2068ada@example.com\u2069', 'ada@example.com'],
    ['ada@example.com,', 'ada@example.com'],
    ['ada@example.com.', 'ada@example.com'],
    [' mailto:ada@example.com?subject=Oil', 'ada@example.com'],
    ['Ada Obi <Ada@Example.com>;', 'Ada@Example.com'],
    ['(ada@example.com)', 'ada@example.com'],
    ['a\u061Cda\u200D@ｅxample．com', 'ada@example.com'],
  ])('takes the address out of %j', (email, address) => {
    const enquiry = toEnquiryFields({ ...input, email })
    expect(enquiry.email).toBe(address)
    expect(findEnquiryFormErrors(enquiry)).toEqual([])
  })

  test.each(['call me', '0803 000 0009 or 0805 000 0009', '0803 000 0009 ext 5', '0803/000/0009', '7'])(
    'does not guess a number in %j',
    (phone) => expect(findEnquiryFormErrors(toEnquiryFields({ ...input, phone }))).toEqual(['phone']),
  )

  test.each([
    'ada@example..com',
    '.ada@example.com',
    'ada@example.com, ben@example.com',
    'ada @example.com',
    '--',
  ])('keeps %j for its sender to correct', (email) =>
    expect(toEnquiryFields({ ...input, email }).email).toBe(email),
  )

  test.each([
    ['+234\u00A0803\u2011456\u20117890', '+234 803-456-7890'],
    ['\u202A08034567890\u202C', '08034567890'],
    ['(0803) 000 0009', '0803 000 0009'],
    ['(+234) 803-000-0009', '+234 803-000-0009'],
    ['+44 (0)7700 900123', '+44 (0)7700 900123'],
    ['0803.000.0010.', '0803 000 0010'],
    ['\uFF0B\uFF12\uFF13\uFF14 \uFF18\uFF10\uFF13 000 0009', '+234 803 000 0009'],
    ['0803 000 0009 (WhatsApp)', '0803 000 0009'],
    ['WhatsApp: + 234 803 000 0009 only!', '+234 803 000 0009'],
    ['https://wa.me/2348030000009', '2348030000009'],
  ])('turns %j, as copied from an address book, into %j', (phone, normalized) => {
    const enquiry = toEnquiryFields({ ...input, phone })
    expect(enquiry.phone).toBe(normalized)
    expect(findEnquiryFormErrors(enquiry)).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import {
  toEnquiryMessage,
  formatShareableMessage,
  toRequestMessage,
} from '../../../domain/sending/shareableMessage'
import { validEnquiry } from '../../schemas/enquirySchemaTestCases'
import { validRequest } from '../../schemas/requestSchemaTestCases'

describe('a shareable message', () => {
  test("holds an enquiry's text, sender and contact details", () =>
    expect(toEnquiryMessage(validEnquiry)).toEqual({
      subject: 'Black soap',
      body: 'Good day.\nHow long does black soap keep?\n\nAda Obi\nada@example.com\n+234 803 456 7890',
    }))

  test("holds a request's list, sender and labelled contact details", () =>
    expect(toRequestMessage(validRequest)).toEqual({
      subject: 'Product request from Ada Obi',
      body:
        '1.5 kg avocado butter\n2 kg shea butter\n\nAda Obi\nPhone number: +234 803 456 7890\n' +
        'WhatsApp number: +234 803 456 7891\nE-mail address: ada@example.com',
    }))

  test('omits missing fields', () => {
    const { fullname, subject, email, message } = validEnquiry
    expect(toEnquiryMessage({ fullname, subject, email, message }).body).toMatch(
      /\nAda Obi\nada@example\.com$/,
    )
    expect(toRequestMessage({ name: 'Ada', email, list: 'Shea', items: [] }).body).toBe(
      'Shea\n\nAda\nE-mail address: ada@example.com',
    )
  })

  test('begins with its subject when it is one text', () =>
    expect(formatShareableMessage({ subject: 'Soap', body: 'How much?' })).toBe('Soap\n\nHow much?'))
})

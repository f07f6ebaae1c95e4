import { describe, expect, test } from 'vitest'
import { enquiryLetter, letterText, requestLetter } from '../../web/domain/letter'
import { validEnquiry } from '../laws/enquiry'
import { validRequest } from '../laws/request'

describe('a letter', () => {
  test('of an enquiry says what is asked, by whom, and how to answer', () => {
    expect(enquiryLetter(validEnquiry)).toEqual({
      subject: 'Black soap',
      body: 'Good day.\nHow long does black soap keep?\n\nAda Obi\nada@example.com\n+234 803 456 7890',
    })
  })

  test('of a request says what is wanted, by whom, and names each way to answer', () => {
    expect(requestLetter(validRequest)).toEqual({
      subject: 'Product request from Ada Obi',
      body:
        '1.5 kg avocado butter\n2 kg shea butter\n\nAda Obi\nPhone number: +234 803 456 7890\n' +
        'WhatsApp number: +234 803 456 7891\nE-mail address: ada@example.com',
    })
  })

  test('leaves out what was not given', () => {
    const { fullname, subject, email, message } = validEnquiry
    expect(enquiryLetter({ fullname, subject, email, message }).body).toMatch(/\nAda Obi\nada@example\.com$/)
    expect(requestLetter({ name: 'Ada', email, list: 'Shea', items: [] }).body).toBe(
      'Shea\n\nAda\nE-mail address: ada@example.com',
    )
  })

  test('as one text begins with its subject', () => {
    expect(letterText({ subject: 'Soap', body: 'How much?' })).toBe('Soap\n\nHow much?')
  })
})

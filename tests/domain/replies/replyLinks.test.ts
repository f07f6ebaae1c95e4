import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getCallUrl, getEmailReplyUrl, getWhatsAppReplyUrl } from '../../../domain/replies/replyLinks'
import { isEmail } from '../../../domain/sent-items/replyMethod'

const hostileTexts = [
  '&text=gone&phone=1',
  '#fragment ?query',
  '%0A%00',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '=HYPERLINK("https://evil.example")',
  '{due} + ₦12,500\n- 🌿',
]

describe('numbers in links', () => {
  test.each([
    ['0803 123 4567', '2348031234567'],
    ['08031234567', '2348031234567'],
    ['(0803) 123-4567', '2348031234567'],
    ['8031234567', '2348031234567'],
    ['+234 803 123 4567', '2348031234567'],
    ['+234 (0) 803 123 4567', '2348031234567'],
    ['234 803 123 4567', '2348031234567'],
    ['00234 803 123 4567', '2348031234567'],
    ['01 234 5678', '23412345678'],
    ['+1 202-555-0142', '12025550142'],
    ['+960 771 2345', '9607712345'],
    ['0044 20 7946 0000', '442079460000'],
    ['447700900123', '447700900123'],
    ['+44 (0)7700 900123', '447700900123'],
  ])('%s is %s for WhatsApp and for a call', (phone, digits) => {
    expect(getWhatsAppReplyUrl(phone, '')).toBe(`https://wa.me/${digits}`)
    expect(getCallUrl(phone)).toBe(`tel:+${digits}`)
  })

  test('calls a number without a country as it was typed', () => {
    expect(getCallUrl('234 5678')).toBe('tel:2345678')
    expect(getCallUrl('+65 6123')).toBe('tel:+656123')
  })

  test('leaves nothing but digits of a number', () =>
    fc.assert(
      fc.property(fc.string(), (phone) => {
        expect(getCallUrl(phone)).toMatch(/^tel:\+?\d*$/)
        expect(getWhatsAppReplyUrl(phone, 'Hello')).toMatch(/^https:\/\/wa\.me\/\d*\?text=Hello$/)
      }),
    ))
})

describe('texts in links', () => {
  const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'grapheme' }))
  const readText = (url: string, name: string) => new URL(url).searchParams.get(name) ?? ''

  test('WhatsApp gets the same text', () =>
    fc.assert(
      fc.property(text, (reply) => {
        expect(readText(getWhatsAppReplyUrl('0803 123 4567', reply), 'text')).toBe(reply)
      }),
    ))

  test('a mail gets the same text, with the line ends of mails', () =>
    fc.assert(
      fc.property(text, (reply) => {
        const url = getEmailReplyUrl('ada@example.com', 'Your request', reply)
        expect(readText(url, 'body').replaceAll('\r\n', '\n')).toBe(reply.replaceAll('\r\n', '\n'))
        expect([...new URL(url).searchParams.keys()]).toEqual(
          reply === '' ? ['subject'] : ['subject', 'body'],
        )
      }),
    ))

  test('a mail has one recipient and a subject of one line', () => {
    const url = new URL(getEmailReplyUrl('ada@example.com', 'Re:\r\nBcc: x@y.example ', 'Yes.'))
    expect(url.pathname).toBe('ada@example.com')
    expect(url.searchParams.get('subject')).toBe('Re: Bcc: x@y.example')
  })

  test.each(['a?bcc=x&body=y@b.example', 'a#b@c.example', 'ọlá%00@c.example'])(
    'keeps the address %s one address',
    (email) => {
      expect(isEmail(email)).toBe(true)
      const url = new URL(getEmailReplyUrl(email, '', 'Yes.'))
      expect(url.pathname).not.toContain(',')
      expect(decodeURIComponent(url.pathname)).toBe(email)
      expect([...url.searchParams]).toEqual([['body', 'Yes.']])
    },
  )

  test('replaces a lone surrogate', () => {
    expect(readText(getWhatsAppReplyUrl('0803 123 4567', '🌿 a\uD83C'), 'text')).toBe('🌿 a\uFFFD')
    expect(readText(getEmailReplyUrl('a@b.example', '', '\uDF3F'), 'body')).toBe('\uFFFD')
  })
})

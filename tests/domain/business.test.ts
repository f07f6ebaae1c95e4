import { describe, expect, test } from 'vitest'
import { business, chatUrl, hoursText, mailUrl, phoneUrl } from '../../web/domain/business'

describe('business hours read as the specification has them', () => {
  test.each([
    ['Monday to Friday', '09.00am to 07.00pm'],
    ['Saturday', '10.00am to 05.00pm'],
    ['Sunday', 'closed'],
  ])('%s %s', (days, text) => {
    const hours = business.hours.find((each) => each.days === days)
    expect(hours && hoursText(hours)).toBe(text)
  })

  test.each([
    [{ from: 0, to: 12 }, '12.00am to 12.00pm'],
    [{ from: 11, to: 24 }, '11.00am to 12.00am'],
  ])('noon and midnight keep their names: %o', (open, text) => {
    expect(hoursText({ open })).toBe(text)
  })

  test('every weekday stands exactly once', () => {
    expect(business.hours.flatMap((each) => [...each.weekdays]).sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})

describe('ways to reach the business', () => {
  test('the chat is addressed by digits alone', () => {
    expect(chatUrl()).toMatch(/^https:\/\/wa\.me\/\d+$/)
  })

  test('a message travels with it, whatever it holds', () => {
    expect(new URL(chatUrl('Shea & cocoa\n0.5')).searchParams.get('text')).toBe('Shea & cocoa\n0.5')
  })

  test('mail and telephone', () => {
    expect(mailUrl()).toBe(`mailto:${business.email}`)
    expect(mailUrl('My list')).toBe(`mailto:${business.email}?subject=My%20list`)
    expect(phoneUrl).toMatch(/^tel:\+\d+$/)
  })
})

test('the default facts reach nobody: example.com and numbers kept for fiction', () => {
  expect(business.email).toMatch(/@example\.com$/)
  expect([business.facebook, business.instagram].map((url) => new URL(url).hostname)).toEqual([
    'example.com',
    'example.com',
  ])
  expect([business.phone, business.whatsapp]).toSatisfy((numbers: string[]) =>
    numbers.every((number) => /555-01\d\d$/.test(number)),
  )
})

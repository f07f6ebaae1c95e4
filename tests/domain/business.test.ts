import { describe, expect, test } from 'vitest'
import {
  business,
  chatUrl,
  hoursText,
  mailUrl,
  mapEmbedUrl,
  mapUrl,
  phoneUrl,
} from '../../web/domain/business'

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
  test('the chat opens a conversation with the business phone number, addressed by digits alone', () => {
    expect(chatUrl()).toBe('https://wa.me/12025550142')
    expect(phoneUrl).toBe('tel:+12025550142')
  })

  test('a message travels with it, whatever it holds', () => {
    expect(new URL(chatUrl('Shea & cocoa\n0.5')).searchParams.get('text')).toBe('Shea & cocoa\n0.5')
  })

  test('half a character does not break the way', () => {
    expect(new URL(chatUrl('🌿 a\uD83C')).searchParams.get('text')).toBe('🌿 a\uFFFD')
  })

  test('a letter travels with its subject and its lines', () => {
    const letter = new URL(mailUrl('Shea & cocoa?', 'One\nTwo = 2'))
    expect(letter.pathname).toBe(business.email)
    expect(Object.fromEntries(letter.searchParams)).toEqual({
      subject: 'Shea & cocoa?',
      body: 'One\r\nTwo = 2',
    })
    expect(mailUrl('', 'One')).toBe(`mailto:${business.email}?body=One`)
  })

  test('a letter may have a subject alone, or neither', () => {
    expect(mailUrl()).toBe(`mailto:${business.email}`)
    expect(mailUrl('My list')).toBe(`mailto:${business.email}?subject=My%20list`)
  })
})

describe('the map', () => {
  const { latitude, longitude } = business.place

  test('shows the surroundings of the place, west and south before east and north, with the marker on it', () => {
    const { searchParams } = new URL(mapEmbedUrl())
    const [west, south, east, north] = searchParams.get('bbox')?.split(',').map(Number) ?? []
    expect([west, south]).toEqual([expect.closeTo(longitude - 0.006), expect.closeTo(latitude - 0.004)])
    expect([east, north]).toEqual([expect.closeTo(longitude + 0.006), expect.closeTo(latitude + 0.004)])
    expect(searchParams.get('marker')).toBe(`${latitude},${longitude}`)
  })

  test('opens at the same place on OpenStreetMap itself', () => {
    const { hash, searchParams } = new URL(mapUrl())
    expect([searchParams.get('mlat'), searchParams.get('mlon')].map(Number)).toEqual([latitude, longitude])
    expect(hash).toBe(`#map=16/${latitude}/${longitude}`)
  })

  test('the place is in Ikeja, Lagos', () => {
    expect(latitude).toBeCloseTo(6.6, 0)
    expect(longitude).toBeCloseTo(3.35, 0)
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

import { describe, expect, test } from 'vitest'
import {
  businessDetails,
  getWhatsAppUrl,
  getMailtoUrl,
  getMapEmbedUrl,
  getMapUrl,
  phoneUrl,
} from '../../../domain/site/businessDetails'

describe('contact URLs', () => {
  test('opens a chat with the digits of the phone number', () => {
    expect(getWhatsAppUrl()).toBe('https://wa.me/12025550142')
    expect(phoneUrl).toBe('tel:+12025550142')
  })

  test('encodes the message of a chat', () =>
    expect(new URL(getWhatsAppUrl('Shea & cocoa\n0.5')).searchParams.get('text')).toBe('Shea & cocoa\n0.5'))

  test('replaces a lone surrogate', () =>
    expect(new URL(getWhatsAppUrl('🌿 a\uD83C')).searchParams.get('text')).toBe('🌿 a\uFFFD'))

  test('encodes the subject and the lines of an e-mail', () => {
    const mailtoUrl = new URL(getMailtoUrl('Shea & cocoa?', 'One\nTwo = 2'))
    expect(mailtoUrl.pathname).toBe(businessDetails.email)
    expect(Object.fromEntries(mailtoUrl.searchParams)).toEqual({
      subject: 'Shea & cocoa?',
      body: 'One\r\nTwo = 2',
    })
    expect(getMailtoUrl('', 'One')).toBe(`mailto:${businessDetails.email}?body=One`)
  })

  test('leaves out an empty subject and body', () => {
    expect(getMailtoUrl()).toBe(`mailto:${businessDetails.email}`)
    expect(getMailtoUrl('My list')).toBe(`mailto:${businessDetails.email}?subject=My%20list`)
  })
})

describe('the map', () => {
  const { latitude, longitude } = businessDetails.coordinates

  test('embeds the area around the business, with a marker', () => {
    const { searchParams } = new URL(getMapEmbedUrl())
    const [west, south, east, north] = searchParams.get('bbox')?.split(',').map(Number) ?? []
    expect([west, south]).toEqual([expect.closeTo(longitude - 0.006), expect.closeTo(latitude - 0.004)])
    expect([east, north]).toEqual([expect.closeTo(longitude + 0.006), expect.closeTo(latitude + 0.004)])
    expect(searchParams.get('marker')).toBe(`${latitude},${longitude}`)
  })

  test('links to the same position on openstreetmap.org', () => {
    const { hash, searchParams } = new URL(getMapUrl())
    expect([searchParams.get('mlat'), searchParams.get('mlon')].map(Number)).toEqual([latitude, longitude])
    expect(hash).toBe(`#map=16/${latitude}/${longitude}`)
  })

  test('is in Ikeja, Lagos', () => {
    expect(latitude).toBeCloseTo(6.6, 0)
    expect(longitude).toBeCloseTo(3.35, 0)
  })
})

test('uses reserved domains and phone numbers by default', () => {
  expect(businessDetails.email).toMatch(/@example\.com$/)
  expect([businessDetails.facebook, businessDetails.instagram].map((url) => new URL(url).hostname)).toEqual([
    'example.com',
    'example.com',
  ])
  expect([businessDetails.phone, businessDetails.whatsapp]).toSatisfy((numbers: string[]) =>
    numbers.every((number) => /555-01\d\d$/.test(number)),
  )
})

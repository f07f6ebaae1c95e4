import { describe, expect, test } from 'vitest'
import { type BusinessFacts, checkFacts, checkSiteUrl } from '../../deploy/checkFacts'

const ownFacts: BusinessFacts = {
  name: 'Arielle Organics',
  siteUrl: 'https://arielle.ng',
  phone: '+234 803 123 4567',
  whatsapp: '+234 803 123 4567',
  email: 'hello@arielle.ng',
  address: ['4 Allen Avenue', 'Ikeja', 'Lagos, Nigeria'],
  coordinates: { latitude: 6.6, longitude: 3.35 },
  facebook: 'https://facebook.com/arielle',
  instagram: 'https://instagram.com/arielle',
}

/** The facts of a fresh clone. */
const exampleFacts: BusinessFacts = {
  ...ownFacts,
  siteUrl: 'https://arielle-organics.example',
  phone: '+1 202-555-0142',
  whatsapp: '+1 202-555-0142',
  email: 'hello@example.com',
  address: ['12 Example Close', 'Ikeja', 'Lagos, Nigeria'],
  coordinates: { latitude: 6.6018, longitude: 3.3515 },
  facebook: 'https://example.com/facebook/arielle-organics',
  instagram: 'https://example.com/instagram/arielle-organics',
}

const namedFacts = (facts: BusinessFacts) => checkFacts(facts).details?.map((line) => line.split(':')[0])

describe("the business's facts", () => {
  test('are done when each is its own, and shown to be read once more', () =>
    expect(checkFacts(ownFacts)).toMatchObject({
      state: 'done',
      details: [
        expect.stringContaining('+234 803 123 4567, hello@arielle.ng'),
        'Monday to Friday 09.00am to 07.00pm, Saturday 10.00am to 05.00pm, Sunday closed',
      ],
    }))

  test('are missing in a fresh clone, and each example is named with what it is for', () => {
    expect(checkFacts(exampleFacts)).toMatchObject({ state: 'missing' })
    expect(namedFacts(exampleFacts)).toEqual([
      'phone',
      'whatsapp',
      'email',
      'address',
      'coordinates',
      'facebook',
      'instagram',
    ])
    for (const line of checkFacts(exampleFacts).details ?? []) expect(line).toMatch(/: \S+/)
  })

  test.each(['phone', 'whatsapp', 'email', 'address', 'coordinates', 'facebook', 'instagram'] as const)(
    'are missing while only the example of %s is left',
    (fact) => expect(namedFacts({ ...ownFacts, [fact]: exampleFacts[fact] })).toEqual([fact]),
  )

  test.each(['', '@arielle', 'facebook.com/arielle', 'https://'])(
    'are missing where a social address is %j, which nobody can open',
    (address) =>
      expect(namedFacts({ ...ownFacts, facebook: address, instagram: address })).toEqual([
        'facebook',
        'instagram',
      ]),
  )
})

describe('the address of the site', () => {
  test('is done when it is an own origin', () =>
    expect(checkSiteUrl(ownFacts, 'shop')).toMatchObject({ state: 'done' }))

  test('is missing while it is the example, with the address that Hosting gives', () => {
    const { state, title, fix } = checkSiteUrl(exampleFacts, 'shop')
    expect([state, title]).toEqual(['missing', expect.stringContaining('still the example')])
    expect(fix?.join()).toContain("'https://shop.web.app'")
  })

  test.each(['http://arielle.ng', 'https://arielle.ng/', 'https://arielle.ng/shop', 'arielle.ng'])(
    'is missing where %s is no secure origin',
    (siteUrl) =>
      expect(checkSiteUrl({ siteUrl }, 'shop')).toMatchObject({
        state: 'missing',
        title: `The site's address ${siteUrl} is no origin`,
      }),
  )
})

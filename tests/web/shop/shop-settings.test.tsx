import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { serializeSnapshot, snapshotPath } from '../../../domain/catalogue/publishing/catalogueSnapshot'
import { parseShopSettings } from '../../../domain/settings/shopSettings'
import { getMain, openShop } from './openShop'

const settings = {
  hours: { mon: '08:30-18:00', tue: '08:30-18:00', wed: '08:30-18:00' },
  closures: ['2026-03-10 Inventory'],
  delivery: 'We deliver in Lagos within two days.',
  collection: 'From our gate, after 10:00.',
  payment: 'Pay to 0123456789.',
}
const published = serializeSnapshot({
  base: '/catalogue/another/',
  products: [],
  parts: [],
  shop: parseShopSettings(settings),
})

/** Opens a page at a time, 9 March 2026 is a Monday, where this snapshot is published once the page asks for it. */
async function open(path: string, snapshot: string, time = '2026-03-09T17:30+01:00') {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) })
  const page = await openShop(path, (url) => (url === snapshotPath ? new Response(snapshot) : undefined))
  return { ...page, show: () => page.catalogue.waitForPublishedChanges() }
}

const getFooter = () => within(screen.getByRole('contentinfo'))
const listHours = () => {
  const days = getFooter().getAllByRole('term')
  const hours = getFooter().getAllByRole('definition')
  return days.map((day, row) => `${day.textContent}: ${hours[row]?.textContent}`)
}
const getAnswer = (question: string) =>
  screen.getByText(question).closest('section, details')?.querySelector('p')?.textContent

describe('What the shop publishes', () => {
  test('takes the place of the built hours, and a closed day is named a week ahead', async () => {
    const { show } = await open('/about-us', published)
    await getFooter().findByText("We're open until 19:00")
    expect(listHours()).toContain('Monday to Friday: 09.00am to 07.00pm')
    await show()
    await getFooter().findByText("We're open until 18:00")
    expect(listHours()).toEqual(['Monday to Wednesday: 08.30am to 06.00pm', 'Thursday to Sunday: closed'])
    getFooter().getByText('Closed on Tuesday 10 March: Inventory')
  })

  test('is counted with in the promise of the request form, and says when the shop is closed today', async () => {
    const { show } = await open('/request-a-quote', published)
    await screen.findByText('Tell us what you need and how to reach you.')
    await show()
    await screen.findByText("We close soon. Write now, and we'll reply by 08:45 on Wednesday.")
    const tuesday = await open('/request-a-quote', published, '2026-03-10T12:00+01:00')
    await tuesday.show()
    await screen.findByText("We're closed now. We open on Wednesday at 08:30 and will reply by 09:15.")
    expect(within(getMain()).getByText('Closed today: Inventory').isConnected).toBe(true)
  })

  test.each([
    ['has no settings', { version: 1, base: '/catalogue/another/', products: [] }],
    ['has settings that are none', { version: 1, base: '/catalogue/another/', products: [], shop: 'closed' }],
    ['has malformed settings', { version: 1, base: '/catalogue/another/', products: [], shop: { hours: 9 } }],
  ])('leaves the built hours as they are if it %s', async (_, snapshot) => {
    const { show } = await open('/about-us', JSON.stringify(snapshot))
    expect(await show()).toBe(true)
    await getFooter().findByText("We're open until 19:00")
    expect(listHours()[0]).toBe('Monday to Friday: 09.00am to 07.00pm')
  })
})

describe('The page about delivery and payment', () => {
  const questions = ['Where do you deliver?', 'How do I pay?', 'Can I collect?', 'How long does it take?']

  test('answers four questions, with promises that hold for any shop until it publishes its own', async () => {
    await open('/delivery', '{}')
    expect(document.title).toBe('Delivery and Payment')
    expect(questions.map(getAnswer)).toEqual([
      'Tell us your area in your request. We agree on delivery, its cost and its time with you in our reply.',
      'You pay nothing on this site. First you get a quote from us, and we tell you how to pay once you accept it.',
      "You can collect at 12 Example Close, Ikeja, Lagos, Nigeria in our opening hours, once we've told you that it's ready.",
      'Someone replies to you in less than 45 minutes while we are open. How soon you have your products depends on what is in stock and where you are: our reply tells you.',
    ])
    within(getMain()).getByText('09.00am to 07.00pm')
  })

  test.each(['/delivery', '/request-a-quote'])(
    '%s shows what the shop has published on delivery and collection, and never how to pay',
    async (path) => {
      const { show } = await open(path, published)
      expect(getAnswer('Where do you deliver?')).toMatch(/^Tell us your area/)
      await show()
      await waitFor(() => expect(getAnswer('Where do you deliver?')).toBe(settings.delivery))
      expect(getAnswer('Can I collect?')).toBe(settings.collection)
      expect(getAnswer('How do I pay?')).toMatch(/^You pay nothing on this site/)
      expect(document.body.textContent).not.toContain('0123456789')
    },
  )

  test.each([
    ['/about-us', 'Delivery and Payment'],
    ['/request-a-quote', 'Delivery and Payment'],
    ['/products/1', 'Where do you deliver, and how do I pay?'],
  ])('is reached from %s', async (path, name) => {
    await open(path, '{}')
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name })
    expect(links.map(({ pathname }) => pathname)).toEqual(links.map(() => '/delivery'))
  })
})

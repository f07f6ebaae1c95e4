import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { StoredProduct } from '../../../../domain/catalogue/storedProduct'
import { dayMs } from '../../../../domain/site/lagosTime'
import type { MemoryDeskOptions } from '../memory/createMemoryDesk'
import { createRequest, createTestId, deskOpenedAtMs, emeka } from '../memory/deskState'
import { getReply } from '../replyRequest'
import {
  createProduct,
  describeProduct,
  getButton,
  getField,
  openCatalogue,
  openForm,
  publish,
  publishAll,
} from './catalogueDesk'

/** Opens the list with a published product. */
async function openList(fields: Partial<StoredProduct>, query = '', options: MemoryDeskOptions = {}) {
  const product = createProduct({ name: 'Moringa Oil', ...fields })
  const rendered = openCatalogue(query, { ...publishAll([product]), ...options })
  await screen.findByText('1 product')
  return { ...rendered, ...describeProduct(rendered.desk, product) }
}

/** Requests for a product: a new one by WhatsApp, an older one by e-mail, a much older one, and one for something else. */
function createRequests({ id }: StoredProduct) {
  const daysAgo = (days: number) => new Date(deskOpenedAtMs - days * dayMs)
  const ada = { name: 'Ada Obi', whatsapp: '08031234567', items: [`${id}:3`], createdAt: daysAgo(1) }
  const ben = {
    ...{ name: 'Ben Eze', email: 'ben@example.com', phone: undefined, items: [`${id}:10`] },
    ...{ status: 'closed', createdAt: daysAgo(29) },
  }
  return [
    createRequest(ben),
    createRequest(ada, createTestId('ABC234')),
    createRequest({ ...ada, name: 'Long Ago', createdAt: daysAgo(31) }),
    createRequest({ ...ada, name: 'Something Else', items: ['9:3'] }),
  ]
}

async function openAsked(fields: Partial<StoredProduct> = {}, options: MemoryDeskOptions = {}) {
  const product = createProduct({ name: 'Moringa Oil', ...fields })
  const items = createRequests(product)
  const state = { ...publishAll([product]), items, ...options }
  const rendered = openCatalogue(`/${product.id}/asked`, state)
  await screen.findByRole('heading', { level: 1, name: 'Who asked for Moringa Oil' })
  return { ...rendered, product }
}

const getAskedRows = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe("A product's form", () => {
  test('marks it as out of stock, as its preview shows; and once it is back, leads to who had asked', async () => {
    const { user, read, product } = await openForm()
    await user.click(getField('Out of Stock'))
    const preview = within(screen.getByRole('region', { name: 'As visitors see it' }))
    preview.getByText('Out of stock for now')
    preview.getByText(/^Out of stock for now\. Add it to your list/)
    await publish(user, 'Published. Visitors see it within a minute.')
    expect(read().published?.soldOut).toBe(true)
    await user.click(getField('Out of Stock'))
    await publish(user, 'Published. Visitors see within a minute that it is back in stock.')
    expect(read().published).not.toHaveProperty('soldOut')
    const link = screen.getByRole('link', { name: 'See Who Asked' })
    expect(link.getAttribute('href')).toBe(`/staff/catalogue/${product.id}/asked`)
    screen.getByRole('link', { name: 'Who Asked for It' })
  })
})

describe("The catalogue's list", () => {
  test('publishes in one press that a product is out of stock, and its draft stays', async () => {
    const { user, read, saveAs } = await openList({})
    saveAs(emeka, { name: 'Drafted' })
    await user.click(getButton('Mark Out of Stock : Drafted'))
    await screen.findByText('Drafted is out of stock. Visitors see it within a minute.')
    screen.getByText('Out of stock')
    expect(read().published).toMatchObject({ name: 'Moringa Oil', soldOut: true })
    expect(read().draft).toMatchObject({ name: 'Drafted', soldOut: true })
    expect(read().versions).toHaveLength(2)
  })

  test('has a filter for what is out of stock; what is back leaves it, with a way to who had asked', async () => {
    const { user, product } = await openList({ soldOut: true }, '?only=soldOut')
    expect(getButton('Out of Stock').getAttribute('aria-pressed')).toBe('true')
    await user.click(getButton('Back in Stock : Moringa Oil'))
    const notice = await screen.findByText(/^Moringa Oil is back in stock\./)
    screen.getByText('Everything is in stock')
    expect(document.activeElement).toBe(notice.parentElement)
    await user.click(within(notice).getByRole('link', { name: 'See Who Asked' }))
    expect(location.pathname).toBe(`/staff/catalogue/${product.id}/asked`)
  })

  test.each([
    ['refused', 'The database refused the change, so Moringa Oil is as it was.'],
    ['unreachable', "We couldn't reach the database, so Moringa Oil may be as it was."],
  ] as const)('says what to do after a press that is %s', async (kind, message) => {
    const catalogue = { setSoldOut: () => Promise.resolve({ kind }) }
    const { user, read } = await openList({}, '', { catalogue })
    await user.click(getButton('Mark Out of Stock : Moringa Oil'))
    await screen.findByText((text) => text.startsWith(message))
    expect(read().published).not.toHaveProperty('soldOut')
  })

  test('has no such button for what visitors do not see', async () => {
    await openList({ hidden: true })
    expect(screen.queryByRole('button', { name: /Stock : / })).toBeNull()
  })
})

describe('Who asked for a product', () => {
  test('is listed for 30 days, newest first, with how much, when and what became of it', async () => {
    await openAsked()
    await screen.findByText('2 requests')
    expect(getAskedRows()).toEqual([
      expect.stringMatching(/^Ada Obi 1\.5 litres · ABC234 · New · on 8 March.*Reply on WhatsApp: Ada Obi$/),
      expect.stringMatching(/^Ben Eze 5 litres · .* · Closed · on 8 February.*Reply by E-mail: Ben Eze$/),
    ])
  })

  test('has a reply ready for each: the request opens with it', async () => {
    const { user } = await openAsked()
    await user.click(await screen.findByRole('link', { name: 'Reply on WhatsApp : Ada Obi' }))
    expect(location.pathname).toMatch(/^\/staff\/requests\/ABC234/)
    await screen.findByLabelText('Your reply')
    expect(getReply().value).toMatch(/^Hello Ada Obi,\n\nGood news: Moringa Oil is back in stock\. /)
    expect(screen.queryByText(/^Mark 1 line/)).toBeNull()
  })

  test('keeps a reply that somebody had half written', async () => {
    const { user } = await openAsked()
    const name = 'Reply on WhatsApp : Ada Obi'
    await user.click(await screen.findByRole('link', { name }))
    await user.type(await screen.findByLabelText('Your reply'), ' Half a sen')
    history.back()
    await user.click(await screen.findByRole('link', { name }))
    await waitFor(() => expect(getReply().value).toMatch(/ Half a sen$/))
  })

  test('has no reply ready while the product is still out of stock', async () => {
    await openAsked({ soldOut: true })
    await screen.findByRole('link', { name: 'Open : Ada Obi' })
    screen.getByText(/It is out of stock\. Once it is back, a reply will be ready for each\./)
  })

  test('says so if nobody has', async () => {
    await openAsked({}, { items: [] })
    await screen.findByText('Nobody has put it on a request in the last 30 days.')
  })

  test('says so if not all requests could be read, and if none could, with another try', async () => {
    const fetchRequestsWithProduct = vi.fn(() => Promise.resolve({ requests: [], isComplete: false }))
    fetchRequestsWithProduct.mockRejectedValueOnce(new Error('There is no connection.'))
    const { user } = await openAsked({}, { staff: { fetchRequestsWithProduct } })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('0 requests among the newest; older ones were not read')
  })
})

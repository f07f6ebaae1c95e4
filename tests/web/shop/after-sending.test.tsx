import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { toOrderListProduct } from '../../../domain/order-list/orderList'
import { itemAdded } from '../../../web/state/cartSlice'
import { fillFields, press, readFields, submitForm } from './formFields'
import { renderShop, type ShopOptions } from './renderShop'
import { findSentHeading, getShownReference, openAndSubmit, requestForm } from './submissionForms'

const { path, submitName } = requestForm
const minuteMs = 60_000
const removeLabel = 'Remove these from my order list'

/** Sends a request for what is on the order list. */
async function sendOrderList(list: NonNullable<ShopOptions['list']>, options: ShopOptions = {}) {
  const shop = await renderShop(path, { list, ...options })
  fillFields({ Name: 'Ada Obi', 'Phone Number': '08031234567' })
  submitForm(submitName)
  await findSentHeading()
  return { ...shop, reference: getShownReference() }
}

describe('After sending', () => {
  test('the confirmation has the page, and takes what was sent off the order list, which can be undone', async () => {
    await sendOrderList({ '1': 0.5, '2': 0.5 })
    const [heading, ...others] = screen.getAllByRole('heading', { level: 1 })
    expect(others).toEqual([])
    expect(document.activeElement).toBe(heading)
    expect(screen.queryByText(/in less than 45 minutes/)).toBeNull()
    press(removeLabel)
    await screen.findByText(/We took what you sent off your order list, which is now empty/)
    press('Put them back on my order list')
    await screen.findByText(/^Undone\. Your list has 2 products again/)
    screen.getByRole('button', { name: removeLabel })
  })

  test('only what was sent leaves the order list, and a product that was added meanwhile stays', async () => {
    const { store, catalogue } = await sendOrderList({ '1': 0.5 })
    act(() => {
      for (const id of ['2', '1']) {
        const product = catalogue.getCachedProductSummary(id)
        if (product) store.dispatch(itemAdded(toOrderListProduct(product)))
      }
    })
    press(removeLabel)
    await screen.findByText(/We took what you sent off your order list, which still has 2 products/)
    press('Send another')
    expect(readFields('Product List')).toEqual(['0.5 kg Shea Butter\n0.5 litre Coconut Oil'])
  })

  test('nothing is offered that the shop or the order list does not have', async () => {
    await openAndSubmit(requestForm, 'arrives')
    await findSentHeading()
    expect(screen.queryByRole('button', { name: removeLabel })).toBeNull()
    // This shop sends no notifications.
    expect(screen.queryByRole('switch')).toBeNull()
  })
})

describe('A sent request', () => {
  const sendAt = async (time: string) => {
    vi.setSystemTime(time)
    const shop = await openAndSubmit(requestForm, 'arrives', { now: Date.parse(time) })
    await findSentHeading()
    return shop
  }

  test('says by when the reply is due, then apologizes and offers WhatsApp', async () => {
    const { setTime } = await sendAt('2026-03-09T12:50:00Z')
    screen.getByText('Expect our reply by 14:35.')
    screen.getByText('Lagos time, 45 minutes left')
    setTime(Date.now() + 10 * minuteMs)
    await screen.findByText('Lagos time, 35 minutes left')
    setTime(Date.now() + 60 * minuteMs)
    await screen.findByText("We're sorry, our reply is late. It was due by 14:35.")
    const main = within(screen.getByRole('main'))
    const chatLink = main.getByRole<HTMLAnchorElement>('link', { name: 'Continue on WhatsApp' })
    const text = new URL(chatLink.href).searchParams.get('text')
    for (const part of [...Object.values(requestForm.input), `Reference: ${getShownReference()}`])
      expect(text).toContain(part)
    main.getByRole('link', { name: 'My Requests' })
  })

  test("counts the minutes that are left by the server's clock, also after the device's clock was set", async () => {
    const { setTime } = await sendAt('2026-03-09T12:50:00Z')
    const headers = { Date: new Date('2026-03-09T13:00:30Z').toUTCString() }
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { headers })))
    setTime(Date.now() + 180 * minuteMs)
    await screen.findByText('Lagos time, 35 minutes left')
    screen.getByText('Expect our reply by 14:35.')
  })

  test('says after business hours from when the reply clock runs', async () => {
    const { setTime } = await sendAt('2026-03-08T12:00:00Z')
    screen.getByText("We're closed now. Expect our reply by 09:45 on Monday.")
    setTime(Date.now() + 20 * 60 * minuteMs)
    await screen.findByText('Expect our reply by 09:45.')
  })
})

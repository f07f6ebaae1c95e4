import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { toOrderListProduct } from '../../../domain/order-list/orderList'
import { itemAdded, selectCartItems } from '../../../web/state/cartSlice'
import { findLoginLink, openMenu, submitLogin } from './accountForms'
import { fillFields, press, readFields, submitForm } from './formFields'
import { ada } from './memorySession'
import { findToast } from './openShop'
import { expectHeaderCount } from './orderList'
import { renderShop, type ShopOptions } from './renderShop'
import {
  findFailedHeading,
  findSentHeading,
  findUnsentHeading,
  getShownReference,
  openAndSubmit,
  requestForm,
} from './submissionForms'

const { path, submitName, input } = requestForm
const minuteMs = 60_000

type Shop = Awaited<ReturnType<typeof renderShop>>

/** Sends a request for what is on the order list. */
async function sendOrderList(options: ShopOptions) {
  const shop = await renderShop(path, options)
  fillFields({ Name: 'Ada Obi', 'Email Address': 'ada@example.com' })
  submitForm(submitName)
  return shop
}

function addProducts({ store, catalogue }: Shop, ...ids: string[]) {
  act(() => {
    for (const id of ids) {
      const product = catalogue.getCachedProductSummary(id)
      if (product) store.dispatch(itemAdded(toOrderListProduct(product)))
    }
  })
}

const readList = ({ store }: Shop) =>
  selectCartItems(store.getState()).map(({ name, count }) => `${name}: ${count}`)

const takenToast = /^We took what you sent off your order list\. 'Request again' in My Requests puts it back/

describe('After sending', () => {
  test('the confirmation has the page, thanks, and says that the list is empty, which can be undone', async () => {
    const shop = await sendOrderList({ list: { '1': 0.5, '2': 0.5 } })
    const heading = await findSentHeading()
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading])
    expect(document.activeElement).toBe(heading)
    screen.getByText('A confirmation by e-mail is on its way to ada@example.com.')
    expect(screen.queryByText(/in less than 45 minutes/)).toBeNull()
    await expectHeaderCount(0)
    expect(shop.services.storage.read('cartItems')).toBe('[]')
    addProducts(shop, '3', '1')
    press('Undo')
    await findToast('Undone. Your list has 3 products again')
    expect(readList(shop)).toEqual(['Coconut Oil: 0.5', 'Black Soap: 0.5', 'Shea Butter: 1'])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(document.activeElement).toBe(heading)
    press('Send another')
    expect(readFields('Product List')[0]).toContain('1 kg Shea Butter')
  })

  test('what waited leaves the list when it is sent, on any page; what was added meanwhile stays', async () => {
    const { reopen } = await sendOrderList({ list: { '1': 0.5 }, answer: 'unreachable' })
    await findUnsentHeading()
    await expectHeaderCount(1)
    const shop = await reopen('/about-us')
    addProducts(shop, '2', '1')
    shop.answerSends('arrives')
    shop.setOnline(true)
    await findToast(takenToast)
    expect(readList(shop)).toEqual(['Shea Butter: 0.5', 'Coconut Oil: 0.5'])
  })

  test('a list that was typed takes nothing that came on the order list later', async () => {
    const shop = await renderShop(path, { answer: 'unreachable' })
    fillFields({ ...input, 'Product List': '2 kg Shea Butter\na surprise' })
    await screen.findByText(/couldn't match this line/)
    submitForm(submitName)
    await findUnsentHeading()
    addProducts(shop, '1')
    shop.answerSends('arrives')
    press('Try now')
    await findSentHeading()
    expect(shop.arrived).toMatchObject([{ fields: { items: ['1:4'] } }])
    expect(readList(shop)).toEqual(['Shea Butter: 0.5'])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    // This shop sends no notifications.
    expect(screen.queryByRole('switch')).toBeNull()
  })

  test('the list stays as it is when the request is refused', async () => {
    const shop = await sendOrderList({ list: { '1': 0.5 }, answer: 'refused' })
    await findFailedHeading()
    expect(readList(shop)).toEqual(['Shea Butter: 0.5'])
    press('Edit')
    expect(readFields('Product List')).toEqual(['0.5 kg Shea Butter'])
  })

  test("a customer's list is emptied in the account, and given back there", async () => {
    const { orderLists } = await sendOrderList({ list: { '1': 0.5 }, signedIn: ada })
    await findSentHeading()
    await waitFor(() => expect(orderLists.get(ada.userID)).toEqual([]))
    press('Undo')
    await waitFor(() => expect(orderLists.get(ada.userID)).toEqual([{ productId: '1', halves: 1 }]))
  })

  test('a request that is sent at sign-out leaves the list first, which the account then has', async () => {
    const shop = await sendOrderList({ list: { '1': 0.5 }, signedIn: ada, answer: 'unreachable' })
    await findUnsentHeading()
    await waitFor(() => expect(shop.orderLists.get(ada.userID)).toHaveLength(1))
    shop.answerSends('arrives')
    await openMenu()
    press('Sign Out')
    await findLoginLink()
    expect(shop.arrived).toHaveLength(1)
    expect(shop.orderLists.get(ada.userID)).toEqual([])
  })

  test("a customer's list of another session is emptied once it is here again", async () => {
    const { reopen } = await sendOrderList({
      list: { '1': 0.5 },
      signedIn: ada,
      answer: 'unreachable',
    })
    await findUnsentHeading()
    await openMenu()
    press('Sign Out')
    await findLoginLink()
    const shop = await reopen('/login-account')
    shop.orderLists.set(ada.userID, [{ productId: '1', halves: 1 }])
    const { update } = shop.services.accountList
    shop.services.accountList.update = async (...args) => {
      await vi.waitUntil(() => shop.arrived.length > 0)
      return update(...args)
    }
    shop.answerSends('arrives')
    await screen.findByText(/written with another account/)
    submitLogin(ada)
    await findToast(takenToast)
    await waitFor(() => expect(shop.orderLists.get(ada.userID)).toEqual([]))
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
    const chatLink = main.getByRole<HTMLAnchorElement>('link', { name: 'Ask about it on WhatsApp' })
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

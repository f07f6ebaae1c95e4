import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findLoginLink, openMenu, paths, submitLogin } from './accountForms'
import { fillFields, getField, press, readFields } from './formFields'
import { selectIsListSynced } from '../../../web/state/listSyncStatus'
import { ada } from './memorySession'
import { expectHeaderCount } from './orderList'
import { findToast } from './openShop'
import { renderShop } from './renderShop'
import { fillAndSubmit, contactForm, findSentHeading } from './submissionForms'

const sheaButter = { '1': 1 }
const pressSignOut = async () => {
  await openMenu()
  press('Sign Out')
}

describe('The order list', () => {
  test('moves to the account at sign-in, which says so, and leaves the browser at sign-out', async () => {
    const { orderLists, services } = await renderShop(paths.login, { list: sheaButter })
    submitLogin(ada)
    await findToast('Your order list is now saved to your account: 1 product.')
    expect(orderLists.get(ada.userID)).toEqual([{ productId: '1', halves: 2 }])
    await pressSignOut()
    await findToast('Signed out. Your order list is saved in your account: 1 product.')
    await findLoginLink()
    await expectHeaderCount(0)
    const stored = [...services.storage.texts.values()].join()
    for (const text of ['Shea Butter', ada.email, ada.userID]) expect(stored).not.toContain(text)
    expect(orderLists.get(ada.userID)).toEqual([{ productId: '1', halves: 2 }])
  })

  test.each([
    ['comes from the account', {}, 'Welcome back. Your order list from your account is here: 1 product.'],
    [
      'is combined with the one in the account, each product with the larger quantity',
      { '1': 0.5, '2': 1 },
      'We combined this order list with the one in your account. It now has 2 products.',
    ],
  ])('%s at sign-in, which says so', async (_, list, message) => {
    const { orderLists } = await renderShop(paths.login, { list })
    orderLists.set(ada.userID, [{ productId: '1', halves: 2 }])
    submitLogin(ada)
    await findToast(message)
    expect(orderLists.get(ada.userID)?.[0]).toEqual({ productId: '1', halves: 2 })
    await expectHeaderCount(Object.keys({ ...sheaButter, ...list }).length)
  })
})

describe('Signing out', () => {
  test('shows its progress until the session has ended, then focuses the page', async () => {
    const { provider } = await renderShop('/about-us', { signedIn: ada })
    let end: () => void = () => undefined
    provider.respond = () =>
      new Promise((resolve) => {
        end = resolve
      })
    await pressSignOut()
    const button = await screen.findByRole('button', { name: 'Signing out…' })
    expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
    end()
    await findToast('Signed out.')
    await findLoginLink()
    await waitFor(() => expect(document.activeElement?.id).toBe('content'))
  })

  test('clears what was typed, remembered and sent, and the undo buttons of the forms', async () => {
    const { services, user } = await renderShop('/request-a-quote', { signedIn: ada })
    const open = (name: string) => user.click(within(screen.getByRole('banner')).getByRole('link', { name }))
    fillFields({ Name: 'Ada Obi' })
    await open('Contact')
    await screen.findByRole('heading', { level: 1, name: 'CONTACT US' })
    getField('Remember my details on this device').click()
    fillAndSubmit(contactForm)
    await findSentHeading(contactForm)
    expect(services.storage.read('contactDetails')).toContain('Ada Obi')
    await pressSignOut()
    await findLoginLink()
    await waitFor(() => expect(readFields('Full Name')).toEqual(['']))
    expect(screen.queryByRole('button', { name: 'Restore what I typed' })).toBeNull()
    expect(screen.queryByText(/^Your message \w{6} was sent /)).toBeNull()
    await open('Request Product(s)')
    await screen.findByRole('heading', { level: 1, name: 'Fill In Form' })
    expect(readFields('Name')).toEqual([''])
    expect([...services.storage.texts.values()].join()).not.toContain('Ada Obi')
    expect(services.storage.read('outbox')).toBeNull()
  })
})

const waitForSync = (store: Awaited<ReturnType<typeof renderShop>>['store']) =>
  waitFor(() => expect(selectIsListSynced(store.getState())).toBe(true))

describe('A session that ends elsewhere', () => {
  test('is announced, with the list that the account keeps', async () => {
    const { endSession, store } = await renderShop('/about-us', { signedIn: ada, list: sheaButter })
    await waitForSync(store)
    act(endSession)
    await findToast(
      'Your session has ended. Please sign in again. Your order list is saved in your account: 1 product.',
    )
    await findLoginLink()
    await expectHeaderCount(0)
  })

  test('is announced, with the changes that are lost', async () => {
    const { endSession, store } = await renderShop('/products/2', { signedIn: ada })
    await waitForSync(store)
    press('Add Coconut Oil to order list')
    act(endSession)
    await findToast(/^Your session has ended\. .* We couldn't save your latest list changes to your account/)
    await expectHeaderCount(0)
  })

  test('is over here, whatever this browser has stored', async () => {
    const auth = { isLoggedIn: true, email: 'ghost@arielle.test', userName: '', userID: 'ghost' }
    const stored = { 'persist:root': JSON.stringify({ auth: JSON.stringify(auth) }) }
    const { services } = await renderShop('/about-us', { stored })
    await findLoginLink()
    await waitFor(() => expect([...services.storage.texts.values()].join()).not.toContain('ghost'))
  })
})

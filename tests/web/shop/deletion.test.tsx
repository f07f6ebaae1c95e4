import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectConsoleMessages } from '../consoleMessages'
import { findLoginLink, submit } from './accountForms'
import { describeField, press } from './formFields'
import { ada, ben } from './memorySession'
import { expectHeaderCount } from './orderList'
import { renderShop, type ShopOptions } from './renderShop'

const path = '/privacy'
const findButton = (name: string) => screen.findByRole('button', { name })

/** What the browser keeps of a guest. */
const guestTexts = {
  guest: '1',
  'draft:contact': '{"fullname":"Ada Obi"}',
  contactDetails: '{"name":"Ada Obi"}',
}

async function openAsGuest(options: ShopOptions = {}) {
  const shop = await renderShop(path, { stored: guestTexts, ...options })
  press('Delete What I Sent')
  return { ...shop, readStorage: () => [...shop.services.storage.texts.values()].join() }
}

describe('A customer', () => {
  test('signs in again, confirms, and is forgotten by the browser', async () => {
    expectConsoleMessages(/^auth\/wrong-password/)
    const { provider } = await renderShop(path, { signedIn: ada, list: { '1': 1 } })
    press('Delete My Account')
    const panel = within(await screen.findByRole('region', { name: `Delete the account ${ada.email}` }))
    panel.getByText("First, please confirm it's you. Nothing is deleted yet.")
    submit('Continue', { Password: 'not-this-one' })
    await waitFor(() =>
      expect(describeField('Password')).toContain("That's not the password of this account."),
    )
    press('Keep My Account')
    expect(document.activeElement).toBe(await findButton('Delete My Account'))
    press('Delete My Account')
    await findButton('Continue')
    submit('Continue', { Password: ada.password })
    const confirm = await screen.findByRole('region', { name: 'Delete your account?' })
    within(confirm).getByText("This can't be undone, not even by us.")
    press('Yes, Delete My Account')
    const message = await screen.findByText(
      'Your account has been deleted, and nothing of it is left in this browser.',
    )
    expect(document.activeElement).toBe(message)
    await findLoginLink()
    await expectHeaderCount(0)
    expect(provider.requests).toEqual(['sign in again', 'sign in again', 'delete', 'sign out'])
  })

  test("without a password signs in again in Google's window", async () => {
    const { provider } = await renderShop(path, { signedIn: ben })
    provider.google = ben
    press('Delete My Account')
    await findButton('Continue with Google')
    press('Continue with Google')
    await findButton('Yes, Delete My Account')
    expect(provider.requests).toEqual(['Google'])
  })

  test('who signed in too long ago signs in once more, and staff ask somebody', async () => {
    const { provider } = await renderShop(path, { signedIn: ada })
    for (const [result, problem] of [
      ['recentSignIn', /^You signed in more than 5 minutes ago, so nothing was deleted/],
      ['staff', /^This is a staff account, so it can't be deleted here/],
    ] as const) {
      provider.deletion.result = result
      if (!screen.queryByRole('button', { name: 'Continue' })) press('Delete My Account')
      await findButton('Continue')
      submit('Continue', { Password: ada.password })
      await findButton('Yes, Delete My Account')
      press('Yes, Delete My Account')
      await screen.findByText(problem)
    }
    await findButton('Account')
  })
})

describe('A guest', () => {
  test('confirms, and the browser keeps nothing of what was sent and typed', async () => {
    const { readStorage } = await openAsGuest({ list: { '1': 1 } })
    await findButton('Yes, Delete It')
    press('Yes, Delete It')
    await screen.findByText(/^Your personal details have been deleted from what you sent/)
    for (const text of ['Ada Obi', 'Shea Butter']) expect(readStorage()).not.toContain(text)
    await expectHeaderCount(0)
  })

  test('keeps everything without a clear answer, and can try again', async () => {
    const { provider, readStorage } = await openAsGuest()
    provider.deletion.result = null
    await findButton('Yes, Delete It')
    press('Yes, Delete It')
    await screen.findByText(/^We didn't get a clear answer, so everything in this browser is kept\./)
    expect(readStorage()).toContain('Ada Obi')
    provider.deletion.result = 'pending'
    press('Yes, Delete It')
    await screen.findByText(/^We've started deleting it, and everything will be gone within/)
    expect(readStorage()).not.toContain('Ada Obi')
  })
})

test('Without functions, the page says whom to write to, and while they do not answer that nothing is deleted', async () => {
  const { provider } = await renderShop(path, { stored: guestTexts })
  provider.deletion.availability = 'unreachable'
  press('Delete What I Sent')
  await screen.findByText(/^We can't be reached right now, so nothing was deleted/)
  provider.deletion.availability = 'absent'
  press('Delete What I Sent')
  const message = await screen.findByText(/^On this site we delete data by hand\./)
  expect(within(message).getByRole('link').getAttribute('href')).toMatch(/^mailto:/)
})

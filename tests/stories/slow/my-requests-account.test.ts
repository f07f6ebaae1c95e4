import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createTestAccount, registerTestAccount } from '../../testAccount'
import {
  fillAndSubmit,
  getAccountButton,
  getLoginLink,
  signInViaHeaderLoginLink,
  signOut,
  submitLogin,
} from '../authScreens'
import { getPathAndQuery, setUpBrowser, waitForAlert } from '../setUpBrowser'
import { chooseGoogleAccount, openGooglePopup, stubGoogleServers } from '../googlePopup'
import {
  createSentDocument,
  getSentItemCard,
  getSentItemList,
  openAsGuest,
  updateSentDocument,
} from '../sentRequests'
import { getRequestSentHeading, submitRequestForm } from '../requestForm'
import { findStoredRequests, getShownReferenceNumber, openFilledRequest } from '../sendingNetwork'

const visit = setUpBrowser()

const path = '/my-requests'
const getGuestRegion = (page: Page) => page.getByRole('region', { name: 'Sent as a guest' })

/** Sends a request as a guest through the form; `list` is its text. */
async function sendAsGuest() {
  const { page, list } = await openFilledRequest(visit)
  await submitRequestForm(page)
  await getRequestSentHeading(page).waitFor()
  return { page, list, reference: await getShownReferenceNumber(page) }
}

async function openFromAccountMenu(page: Page) {
  await getAccountButton(page).click()
  await page.getByRole('link', { name: 'My Requests' }).first().click()
}

describe("A customer's requests", () => {
  test('leave the screen on sign-out, stay hidden from the next account and come back live', async () => {
    const [account, nextAccount] = [await registerTestAccount(), await registerTestAccount()]
    const id = await createSentDocument('requests', account.uid, { list: "The first account's: 1" })
    const nextId = await createSentDocument('requests', nextAccount.uid)
    const page = await visit(path)
    await page.getByRole('main').getByRole('link', { name: 'Sign in to see it' }).click()
    await submitLogin(page, account)
    await getSentItemCard(page, id).waitFor()
    await signOut(page)
    await getLoginLink(page).waitFor()
    await page.getByRole('heading', { name: 'Nothing sent yet' }).waitFor()
    expect(await page.getByText("The first account's: 1").count()).toBe(0)

    await signInViaHeaderLoginLink(page, nextAccount)
    await openFromAccountMenu(page)
    await getSentItemCard(page, nextId).waitFor()
    expect(await page.getByText("The first account's: 1").count()).toBe(0)
    await signOut(page)
    await getLoginLink(page).waitFor()

    await signInViaHeaderLoginLink(page, account)
    await openFromAccountMenu(page)
    await getSentItemCard(page, id).getByText('New', { exact: true }).waitFor()
    await updateSentDocument('requests', id, { claimedBy: { uid: 's', name: 'Ada' } })
    await getSentItemCard(page, id).getByText('Ada is answering.').waitFor()
  })
})

describe("A guest's requests", () => {
  test('become those of the account that the guest registers, on every device', async () => {
    const { page, list, reference } = await sendAsGuest()
    await page.getByRole('main').getByRole('link', { name: 'My Requests' }).click()
    await getSentItemCard(page, reference).getByText(list).waitFor()
    expect(getPathAndQuery(page)).toBe(path)
    await page.getByRole('link', { name: 'Register New Account' }).click()
    await page.getByText(/^What you sent as a guest in this browser will move to your new account/).waitFor()
    const account = createTestAccount()
    const { email: Email, password: Password } = account
    await fillAndSubmit(page, { Email, Password, 'Confirm Password': Password }, 'ENTER')
    await waitForAlert(page, 'What you sent as a guest is now in your account, under My Requests.')
    await page.goto(path)
    await getSentItemCard(page, reference).getByText(list).waitFor()
    expect(await page.getByRole('heading', { name: 'Sent as a guest' }).count()).toBe(0)
    expect(await findStoredRequests(list)).toHaveLength(1)

    const otherDevice = await visit(path)
    await signInViaHeaderLoginLink(otherDevice, account)
    await openFromAccountMenu(otherDevice)
    await getSentItemCard(otherDevice, reference).waitFor()
  })

  test('stay live beside an existing account that the guest signs in to, and leave with it on sign-out', async () => {
    const account = await registerTestAccount()
    const ownId = await createSentDocument('requests', account.uid)
    const { page, list, reference } = await sendAsGuest()
    await getLoginLink(page).click()
    await page.getByText(/If you sign in to an account you already have, it can't move/).waitFor()
    await submitLogin(page, account)
    await waitForAlert(page, /^What you sent as a guest can't be moved to this account/)
    await openFromAccountMenu(page)
    await getSentItemCard(page, ownId).waitFor()
    await getGuestRegion(page).getByText(list).waitFor()
    await page.reload()
    const [storedRequest, ...duplicates] = await findStoredRequests(list)
    expect(duplicates).toEqual([])
    await updateSentDocument('requests', storedRequest?.id ?? '', { claimedBy: { uid: 's', name: 'Ada' } })
    await getGuestRegion(page).getByText('Ada is answering.').waitFor()
    await getSentItemCard(page, ownId).waitFor()
    expect(await getSentItemList(page).getByRole('article').count()).toBe(1)
    expect(await getGuestRegion(page).getByRole('article').count()).toBe(1)
    expect(await getGuestRegion(page).innerText()).toContain(reference)

    await signOut(page)
    await waitForAlert(page, /^What you sent as a guest is no longer shown in this browser/)
    await page.goto(path)
    await page.getByRole('heading', { name: 'Nothing sent yet' }).waitFor()
    expect(await page.getByText(list).count()).toBe(0)
  })

  test('stay beside an existing Google account, too', async () => {
    const email = await registerGoogleAccount()
    const { page, uid } = await openAsGuest(visit, { fresh: true })
    await stubGoogleServers(page.context())
    const id = await createSentDocument('requests', uid)
    await page.goto('/login-account')
    await chooseGoogleAccount(await openGooglePopup(page, 'Sign in with Google'), email)
    await waitForAlert(page, /^What you sent as a guest can't be moved to this account/)
    await openFromAccountMenu(page)
    await expect
      .poll(() => getGuestRegion(page).getByRole('article').allInnerTexts())
      .toEqual([expect.stringContaining(id.slice(0, 6))])
  })

  test('can be removed from a shared browser, confirmations and contact details included, after a second question', async () => {
    const { page, list } = await sendAsGuest()
    await page.goto(path)
    await page.getByRole('article').getByText(list).waitFor()
    await page.getByRole('button', { name: 'Not your device?' }).click()
    await page.getByRole('button', { name: 'Keep them here' }).click()
    await page.getByRole('button', { name: 'Not your device?' }).click()
    await page.getByRole('button', { name: 'Remove from this browser' }).click()
    await waitForAlert(page, "Removed from this browser. We still have what you sent, and we'll answer it.")
    await page.getByRole('heading', { name: 'Nothing sent yet' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Nothing sent yet' }).waitFor()
    expect(await page.getByText(list).count()).toBe(0)
    await page.goto('/request-a-quote')
    await page.getByRole('button', { name: 'SEND REQUEST' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('draft:request'))).toBeNull()
    expect(await page.getByText(list).count()).toBe(0)
  })
})

/** Registers a Google account at the emulator and returns its e-mail. */
async function registerGoogleAccount(): Promise<string> {
  const { email } = createTestAccount()
  const idToken = JSON.stringify({ sub: randomUUID(), email, email_verified: true })
  const response = await fetch(
    `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        postBody: `providerId=google.com&id_token=${encodeURIComponent(idToken)}`,
        requestUri: 'http://localhost',
        returnSecureToken: true,
      }),
    },
  )
  expect(response.status).toBe(200)
  return email
}

import { describe, expect, test } from 'vitest'
import { freshAccount, registeredAccount } from '../freshAccount'
import { accountButton, fillIn, loginLink, signInFromHeader, signOut } from './account'
import { said, useBrowser } from './browser'
import { chooseAccount, chooseKnown, openGoogle, standInForGoogle } from './googleWindow'
import { becomeGuest, changeSent, putSent, requestOf, sentBy } from './myRequests'
import { send, sent } from './requestForm'
import { openFilled } from './sending'

const visit = useBrowser()

const path = '/my-requests'

/** A guest who has sent one request, at My Requests. */
async function guestWithRequest() {
  const page = await visit('/about-us', { fresh: true })
  await standInForGoogle(page.context())
  const uid = await becomeGuest(page)
  const id = await putSent('requests', uid, { list: 'Sent as a guest: 1' })
  await page.goto(path)
  await requestOf(page, id).waitFor()
  return { page, uid, id }
}

describe('My Requests of a customer', () => {
  test('signing out takes them from the screen, and signing in again shows them again, live', async () => {
    const account = await registeredAccount()
    const id = await putSent('requests', account.uid)
    const page = await visit(path)
    await page.getByRole('main').getByRole('link', { name: 'Sign in to see it' }).click()
    await fillIn(page, { Email: account.email, Password: account.password }, 'ENTER')
    await requestOf(page, id).waitFor()
    await signOut(page)
    await loginLink(page).waitFor()
    await page.getByRole('heading', { name: 'Nothing sent yet' }).waitFor()
    expect(await page.getByText('Shea Butter: 1.5').count()).toBe(0)
    await signInFromHeader(page, account)
    await accountButton(page).click()
    await page.getByRole('link', { name: 'My Requests' }).first().click()
    await requestOf(page, id).getByText('New', { exact: true }).waitFor()
    await changeSent('requests', id, { claimedBy: { uid: 's', name: 'Ada' } })
    await requestOf(page, id).getByText('Ada is answering.').waitFor()
  })

  test("the next account in the same browser sees its own, and nothing of the last one's", async () => {
    const [first, next] = [await registeredAccount(), await registeredAccount()]
    await putSent('requests', first.uid, { list: "The first one's: 1" })
    const id = await putSent('requests', next.uid)
    const page = await visit(path)
    await signInFromHeader(page, first)
    await page.goto(path)
    await page.getByText("The first one's: 1").waitFor()
    await signOut(page)
    await signInFromHeader(page, next)
    await accountButton(page).click()
    await page.getByRole('link', { name: 'My Requests' }).first().click()
    await requestOf(page, id).waitFor()
    expect(await page.getByText("The first one's: 1").count()).toBe(0)
  })
})

describe("A guest's requests", () => {
  test("registering keeps them: they are the account's, on every device", async () => {
    const { page, id } = await guestWithRequest()
    await page.getByRole('link', { name: 'Register New Account' }).click()
    await page.getByText(/^What you sent as a guest in this browser moves to your new account/).waitFor()
    const account = freshAccount()
    const { email: Email, password: Password } = account
    await fillIn(page, { Email, Password, 'Confirm Password': Password }, 'ENTER')
    await said(page, 'What you sent as a guest is in your account now: see My Requests.')
    await page.goto(path)
    await requestOf(page, id).waitFor()
    expect(await page.getByRole('heading', { name: 'Sent as a guest' }).count()).toBe(0)
    const other = await visit(path, { fresh: true })
    await signInFromHeader(other, account)
    await other.goto(path)
    await requestOf(other, id).waitFor()
  })

  test('signing in to an account that is there already says what happens, and loses nothing: they stay live here', async () => {
    const account = await registeredAccount()
    const own = await putSent('requests', account.uid)
    const { page, id } = await guestWithRequest()
    await loginLink(page).click()
    await page.getByText(/An account that you have already cannot take it over/).waitFor()
    await fillIn(page, { Email: account.email, Password: account.password }, 'ENTER')
    await said(page, /^What you sent as a guest could not move to this account/)
    await page.goto(path)
    await requestOf(page, own).waitFor()
    const asGuest = page.getByRole('region', { name: 'Sent as a guest' })
    await asGuest.getByText('Sent as a guest: 1').waitFor()
    await page.reload()
    await changeSent('requests', id, { claimedBy: { uid: 's', name: 'Ada' } })
    await asGuest.getByText('Ada is answering.').waitFor()
    await requestOf(page, own).waitFor()
    expect(await sentBy(page).getByRole('article').count()).toBe(1)
  })

  test('signing out removes them from the browser with the account, and says so', async () => {
    const account = await registeredAccount()
    const { page } = await guestWithRequest()
    await signInFromHeader(page, account)
    await page.goto(path)
    await page.getByText('Sent as a guest: 1').waitFor()
    await signOut(page)
    await said(page, /^What you sent as a guest is no longer shown in this browser/)
    await page.goto(path)
    await page.getByRole('heading', { name: 'Nothing sent yet' }).waitFor()
    expect(await page.getByText('Sent as a guest: 1').count()).toBe(0)
  })

  test('with a Google account that is there already they are kept beside it, too', async () => {
    const email = freshAccount().email
    const before = await visit('/login-account', { fresh: true })
    await standInForGoogle(before.context())
    await chooseAccount(await openGoogle(before, 'Sign in with Google'), email)
    await accountButton(before).waitFor()
    const { page, id } = await guestWithRequest()
    await loginLink(page).click()
    const popup = await openGoogle(page, 'Sign in with Google')
    await chooseKnown(popup, email)
    await said(page, /^What you sent as a guest could not move to this account/)
    await page.goto(path)
    await page.getByRole('region', { name: 'Sent as a guest' }).getByRole('article').waitFor()
    expect(id).toHaveLength(20)
  })

  test('can be removed from a browser that others use: asked twice, and nothing is left to see', async () => {
    const { page } = await guestWithRequest()
    await page.getByRole('button', { name: 'Not your device?' }).click()
    await page.getByRole('button', { name: 'Keep them here' }).click()
    await page.getByRole('button', { name: 'Not your device?' }).click()
    await page.getByRole('button', { name: 'Remove from this browser' }).click()
    await said(page, 'Removed from this browser. We have what you sent and answer it all the same.')
    await page.getByRole('heading', { name: 'Nothing sent yet' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Nothing sent yet' }).waitFor()
    expect(await page.getByText('Sent as a guest: 1').count()).toBe(0)
  })

  test('are not confirmed any more either, once they are removed', async () => {
    const { page, list } = await openFilled(visit, { fresh: true })
    await send(page)
    await sent(page).waitFor()
    await page.goto(path)
    await page.getByRole('article').getByText(list).waitFor()
    await page.getByRole('button', { name: 'Not your device?' }).click()
    await page.getByRole('button', { name: 'Remove from this browser' }).click()
    await said(page, /^Removed from this browser/)
    await page.goto('/request-a-quote')
    await page.getByRole('button', { name: 'SEND REQUEST' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull()
    expect(await page.getByText(list).count()).toBe(0)
  })
})

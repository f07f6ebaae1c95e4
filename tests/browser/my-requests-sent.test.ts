import { expect, test } from 'vitest'
import { freshAccount, registeredAccount } from '../freshAccount'
import { fillIn as fillInAccount, signInFromHeader } from './account'
import { address, said, useBrowser } from './browser'
import { requestOf } from './myRequests'
import { send, sent } from './requestForm'
import { openFilled, referenceOn, standing } from './sending'

const visit = useBrowser()

test('what a guest sends stands at My Requests, and once and for all in the account that they register then', async () => {
  const { page, list } = await openFilled(visit, { fresh: true })
  await send(page)
  await sent(page).waitFor()
  const reference = await referenceOn(page)
  await page.getByRole('main').getByRole('link', { name: 'My Requests' }).click()
  await requestOf(page, reference).getByText(list).waitFor()
  expect(address(page)).toBe('/my-requests')
  await page.getByRole('link', { name: 'Register New Account' }).click()
  const { email: Email, password: Password } = freshAccount()
  await fillInAccount(page, { Email, Password, 'Confirm Password': Password }, 'ENTER')
  await said(page, 'What you sent as a guest is in your account now: see My Requests.')
  await page.goto('/my-requests')
  await requestOf(page, reference).getByText(list).waitFor()
  expect(await standing(list)).toHaveLength(1)
})

test('what a guest sends stays live beside the account that they sign in to then, and is there once', async () => {
  const account = await registeredAccount()
  const { page, list } = await openFilled(visit, { fresh: true })
  await send(page)
  await sent(page).waitFor()
  const reference = await referenceOn(page)
  await signInFromHeader(page, account)
  await said(page, /^What you sent as a guest could not move to this account/)
  await page.goto('/my-requests')
  const asGuest = page.getByRole('region', { name: 'Sent as a guest' })
  await asGuest.getByText(list).waitFor()
  expect(await asGuest.getByRole('article').count()).toBe(1)
  expect(await asGuest.innerText()).toContain(reference)
  expect(await standing(list)).toHaveLength(1)
})

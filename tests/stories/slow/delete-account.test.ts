import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { verifyAccount } from '../../../functions/api/verifyAccount'
import { deleteAccount } from '../../../functions/forgetting/deleteAccount'
import { openAdminProject } from '../../adminProject'
import { createTestAccount, registerTestAccount } from '../../testAccount'
import { authErrorPattern, fillAndSubmit, getLoginLink, submitLogin } from '../authScreens'
import { expectAccessible } from '../expectAccessible'
import { addGoogleAccount, chooseGoogleAccount, openGooglePopup, stubGoogleServers } from '../googlePopup'
import { createSentDocument, openAsGuest } from '../sentRequests'
import { getPathAndQuery, phoneViewport, setUpBrowser, waitForAlert, getButton } from '../setUpBrowser'

const visit = setUpBrowser()

const path = '/privacy'

test('a customer signs in again, confirms, repeats it after a lost answer, and is forgotten by the shop and the browser', async () => {
  const account = await registerTestAccount()
  const id = await createSentDocument('requests', account.uid)
  const expected = new RegExp(`${authErrorPattern.source}|ERR_FAILED`)
  const page = await visit(path, { expected, screen: phoneViewport })
  const { firestore, auth } = await answerDeletionRequests(page, { lostAnswers: 1 })
  await page.getByRole('link', { name: 'Sign In' }).click()
  await submitLogin(page, account)
  await getButton(page, 'Delete My Account').click()
  const panel = page.getByRole('region', { name: `Delete the account ${account.email}` })
  await panel.waitFor()
  await expectAccessible(page)
  await fillAndSubmit(page, { Password: 'not-this-one' }, 'Continue')
  await panel.getByText("That's not the password of this account.").waitFor()
  await fillAndSubmit(page, { Password: account.password }, 'Continue')
  await page.getByText("This can't be undone, not even by us.").waitFor()
  await expectAccessible(page)
  await getButton(page, 'Yes, Delete My Account').click()
  await page.getByText("It's safe to repeat.").waitFor()
  await getButton(page, 'Yes, Delete My Account').click()
  await page.getByText('Your account has been deleted, and nothing of it is left in this browser.').waitFor()
  await getLoginLink(page).waitFor()
  await expect(auth.getUser(account.uid)).rejects.toThrow(/no user record/i)
  expect((await firestore.doc(`requests/${id}`).get()).get('name')).toBe('Name deleted')
  expect(await readPersonalStorage(page)).not.toContain(account.email)
})

test("a customer of Google signs in again in Google's window", async () => {
  const { email } = createTestAccount()
  const page = await visit('/login-account', {
    fresh: true,
    prepare: (opened) => stubGoogleServers(opened.context()),
  })
  const { auth } = await answerDeletionRequests(page)
  await addGoogleAccount(await openGooglePopup(page, 'Sign in with Google'), email)
  await waitForAlert(page, 'Login Successful...')
  await expect.poll(() => getPathAndQuery(page)).toBe('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await getButton(page, 'Delete My Account').click()
  await chooseGoogleAccount(await openGooglePopup(page, 'Continue with Google'), email)
  await getButton(page, 'Yes, Delete My Account').click()
  await page.getByText('Your account has been deleted').waitFor()
  await expect(auth.getUserByEmail(email)).rejects.toThrow(/no user record/i)
})

test('a guest deletes what was sent from this browser, and the browser keeps nothing of it', async () => {
  const { page, uid } = await openAsGuest(visit)
  const id = await createSentDocument('enquiries', uid)
  const { firestore } = await answerDeletionRequests(page)
  await page.evaluate((texts) => void Object.assign(localStorage, texts), {
    'draft:contact': '{"fullname":"Ada Obi"}',
    contactDetails: '{"name":"Ada Obi"}',
    cartItems: '[{"id":"1","name":"Shea Butter","category":"Butter","imageURL":"","count":1}]',
  })
  await page.goto(path)
  await getButton(page, 'Delete What I Sent').click()
  await getButton(page, 'Yes, Delete It').click()
  await page.getByText('Your personal details have been deleted from what you sent').waitFor()
  const item = await firestore.doc(`enquiries/${id}`).get()
  expect(item.get('fullname')).toBe('Name deleted')
  expect(item.get('email')).toBeUndefined()
  const stored = await readPersonalStorage(page)
  for (const text of ['Ada Obi', 'Shea Butter', uid]) expect(stored).not.toContain(text)
  await page.reload()
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
})

/** Answers a page's deletion requests with the real handler, in this process: no functions run in this stack. */
async function answerDeletionRequests(page: Page, { lostAnswers = 0 } = {}) {
  let answersToLose = lostAnswers
  const { firestore, auth } = openAdminProject()
  await page.route('**/api/settings', (route) => route.fulfill({ json: { email: false, pushKey: null } }))
  await page.route('**/api/delete-account', async (route) => {
    const header = (await route.request().headerValue('authorization')) ?? ''
    const asker = await verifyAccount(auth, header)
    const { status, body } = await deleteAccount({ firestore, auth }, { body: {}, ...asker, now: Date.now() })
    answersToLose -= 1
    await (answersToLose >= 0 ? route.abort() : route.fulfill({ status, json: body }))
  })
  return { firestore, auth }
}

/** All that localStorage and the database of Firebase's sessions hold, as one text. */
function readPersonalStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('firebaseLocalStorageDb')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error('The database did not open.'))
    })
    const [name] = database.objectStoreNames
    const sessions = await new Promise((resolve) => {
      if (name === undefined) resolve([])
      else {
        const request = database.transaction(name).objectStore(name).getAll()
        request.onsuccess = () => resolve(request.result)
      }
    })
    database.close()
    return JSON.stringify([sessions, Object.entries(localStorage)])
  })
}

import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { registerTestAccount } from '../testAccount'
import { signInViaHeaderLoginLink } from './authScreens'
import { createRequest, getItem, openItem, pressInItem, waitForClaimer } from './deskItem'
import { getInboxHeading } from './deskPage'
import { gotoWithHeldScripts } from './holdRequests'
import { getAddButton, getQuantityField } from './orderListPage'
import { fillRequestForm, getRequestSentHeading, submitRequestForm } from './requestForm'
import { getButton, getPathAndQuery, getTextField, isFocused, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const getSearchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search Products' })

/** Waits until the header shows a number of products, translated or not. */
const waitForCount = (page: Page, count: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: `Order List ${count}`, exact: true })
    .waitFor()

/**
 * Changes a page as Chrome's translator does: each text, and each that comes, is replaced by one in two font elements.
 * The texts get a character without a width, by which React sees other texts and the tests find the same.
 */
function translate() {
  document.documentElement.classList.add('translated-ltr')
  const untranslated = ':not(font, script, style, noscript, template, textarea)'
  const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
  const translateTexts = () => {
    for (const element of document.body.querySelectorAll(untranslated))
      for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
        const [outer, inner] = [createFont(), createFont()]
        inner.textContent = `${text.data}\u200b`
        outer.append(inner)
        text.replaceWith(outer)
      }
  }
  translateTexts()
  new MutationObserver(translateTexts).observe(document.body, {
    ...{ subtree: true, childList: true, characterData: true },
  })
}

/** Puts an element beside each field, as extensions that check spelling or fill in passwords do. */
function addElementsToFields() {
  for (const field of document.querySelectorAll('input, textarea'))
    field.after(document.createElement('spelling-extension'))
}

describe('A page that is changed before hydration', () => {
  test.each([
    ['translated', translate],
    ['given elements by an extension', addElementsToFields],
    ['left as it is', () => undefined],
  ])('has what was typed, ticked and pressed, and no error, when it is %s', async (_, change) => {
    const page = await visit('about:blank')
    const actEarly = async (path: string, act: () => Promise<unknown>) => {
      const { releaseScripts } = await gotoWithHeldScripts(page, path)
      await act()
      await page.evaluate(change)
      releaseScripts()
    }
    await actEarly('/request-a-quote', async () => {
      await page.getByRole('checkbox', { name: 'Remember my details on this device' }).check()
      await getTextField(page, 'Name').fill('Ada Obi')
    })
    await getButton(page, 'Forget my details').waitFor()
    expect(await getTextField(page, 'Name').inputValue()).toBe('Ada Obi')
    expect(await isFocused(getTextField(page, 'Name'))).toBe(true)

    await actEarly('/arielle-store?category=Butter', () => getSearchBox(page).fill('shea'))
    await expect.poll(() => getPathAndQuery(page)).toBe('/arielle-store?category=Butter&q=shea')
    await actEarly('/arielle-store', () => getAddButton(page, 'Coconut Oil').click())
    await waitForCount(page, '1 product')
    await getAddButton(page, 'Shea Butter').click()
    await waitForCount(page, '2 products')

    const password = page.getByLabel('Password', { exact: true })
    await actEarly('/login-account', () => password.fill('customer-pass-1'))
    await waitForCount(page, '2 products')
    expect(await password.inputValue()).toBe('customer-pass-1')
  })
})

describe('A translated page', () => {
  test('lets a visitor filter, search, change the list, send it and sign in', async () => {
    const page = await visit('/arielle-store')
    await page.evaluate(translate)
    await getButton(page, 'Butter').click()
    await getSearchBox(page).fill('shea')
    await page
      .getByRole('status')
      .getByText(/^Showing [1-3] product/)
      .waitFor()
    await getAddButton(page, 'Shea Butter').click()
    await waitForCount(page, '1 product')
    await getButton(page, 'Decrease Shea Butter').click()
    await waitForCount(page, '0 products')
    await getAddButton(page, 'Shea Butter').click()
    await getQuantityField(page, 'Shea Butter').fill('2')
    await getSearchBox(page).fill('')
    await getButton(page, 'Oil').click()
    await getAddButton(page, 'Coconut Oil').click()
    await waitForCount(page, '2 products')

    await page.getByRole('banner').getByRole('link', { name: 'Order List' }).click()
    await getButton(page, 'Remove Coconut Oil').click()
    await getButton(page, 'Undo').click()
    await waitForCount(page, '2 products')
    await page.getByRole('main').getByRole('link', { name: 'Request Product(s)' }).click()
    await fillRequestForm(page)
    await submitRequestForm(page)
    await getRequestSentHeading(page).waitFor()
    await signInViaHeaderLoginLink(page, await registerTestAccount())
    await page.getByRole('contentinfo').getByRole('link', { name: 'My Requests' }).click()
    await expect.poll(() => getPathAndQuery(page)).toBe('/my-requests')
    await page.getByRole('article').getByText("We've received it.").waitFor()
  })

  test('lets staff claim, note, write a reply, close and search', async () => {
    const name = `Ngozi ${randomUUID()}`
    const page = await openItem(visit, await createRequest({ name, whatsapp: '08031234567' }))
    await page.evaluate(translate)
    await pressInItem(page, 'Claim')
    await waitForClaimer(page, 'You are answering')
    await getItem(page).getByLabel('Note for colleagues').fill('Asked for a discount')
    await pressInItem(page, 'Add Note')
    await getItem(page).getByRole('listitem').getByText('Asked for a discount').waitFor()
    await pressInItem(page, 'Reply on WhatsApp')
    await pressInItem(page, 'All available')
    await pressInItem(page, 'Keep for Later')
    // The second press answers the question whether to close it without an answer.
    for (let presses = 0; presses < 2; presses += 1) await pressInItem(page, 'Close')
    await getItem(page)
      .getByText(/^Closed on/)
      .waitFor()
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('link', { name }).waitFor()
    await page.getByRole('link', { name: 'Prices' }).click()
    await page.getByRole('link', { name: 'Inbox' }).click()
    await getInboxHeading(page).waitFor()
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([])
  })
})

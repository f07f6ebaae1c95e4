import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { registerTestAccount } from '../testAccount'
import { getLoginLink, signInViaHeaderLoginLink, signOut } from './authScreens'
import { contactPagePath, fillContactForm, getContactSentHeading, submitContactForm } from './contactForm'
import { expectAccessible } from './expectAccessible'
import { isFocused } from './formControls'
import { expectHeaderProductCount, getLocalStorageItem, getAddButton } from './orderListPage'
import { coconutOilProduct, seedOrderList, sheaButterProduct } from './pageStorage'
import {
  fillRequestForm,
  getEarlierRequestLine,
  getFormButton,
  getRequestFormFieldByLabel,
  getRequestFormProductListField,
  getRequestSentHeading,
  readRequestForm,
  requestPagePath,
  submitRequestForm,
} from './requestForm'
import { getShownReferenceNumber } from './sendingNetwork'
import {
  desktopViewport,
  getHorizontalOverflow,
  phoneViewport,
  setUpBrowser,
  waitForAlert,
} from './setUpBrowser'

const visit = setUpBrowser()

const getPageHeading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Sends a request for what is on the order list. */
async function sendOrderList(products = [sheaButterProduct], screen = desktopViewport) {
  const page = await visit(requestPagePath, { screen, prepare: (tab) => seedOrderList(tab, ...products) })
  await expect.poll(() => getRequestFormProductListField(page).inputValue()).not.toBe('')
  await getRequestFormFieldByLabel(page, 'Name').fill('Ada Obi')
  await getRequestFormFieldByLabel(page, 'Phone Number').fill('08031234567')
  await submitRequestForm(page)
  await getRequestSentHeading(page).waitFor()
  return { page, reference: await getShownReferenceNumber(page) }
}

describe('After sending', () => {
  test.each([
    ['a phone', phoneViewport],
    ['a desktop', desktopViewport],
  ])('on %s, the confirmation has the page; the next form is empty', async (_, screen) => {
    const { page, reference } = await sendOrderList([sheaButterProduct, coconutOilProduct], screen)
    expect(await getPageHeading(page).allInnerTexts()).toEqual(['Your request has been sent'])
    expect(await isFocused(getPageHeading(page))).toBe(true)
    expect(await page.getByText('in less than 45 minutes').count()).toBe(0)
    await expectAccessible(page)

    await getFormButton(page, 'Remove these from my order list').click()
    await waitForAlert(page, 'We took what you sent off your order list, which is now empty')
    await getFormButton(page, 'Put them back on my order list').click()
    await waitForAlert(page, 'Undone. Your list has 2 products again')
    expect(await isFocused(getFormButton(page, 'Remove these from my order list'))).toBe(true)
    await getFormButton(page, 'Remove these from my order list').click()
    await getFormButton(page, 'Send another').click()
    expect(await getPageHeading(page).allInnerTexts()).toEqual(['Fill In Form'])
    expect(await readRequestForm(page)).toEqual(['', '', '', '', ''])
    await page.getByText(`Your request ${reference} was sent today at`).waitFor()
    await expectAccessible(page)
    expect(await getHorizontalOverflow(page)).toBe(0)
  })

  test('only what was sent leaves the order list, and a product that was added meanwhile stays', async () => {
    const { page } = await sendOrderList()
    const otherTab = await page.context().newPage()
    await otherTab.goto('/arielle-store')
    await getAddButton(otherTab, 'Coconut Oil').click()
    await getAddButton(otherTab, 'Shea Butter').click()
    await expectHeaderProductCount(page, 2)
    await getFormButton(page, 'Remove these from my order list').click()
    await waitForAlert(page, 'We took what you sent off your order list, which still has 2 products')
    await getFormButton(page, 'Send another').click()
    expect(await getRequestFormProductListField(page).inputValue()).toBe(
      '0.5 kg Shea Butter\n0.5 litre Coconut Oil',
    )
  })

  test('nothing is offered for a list that holds nothing of what was sent', async () => {
    const page = await visit(requestPagePath)
    await fillRequestForm(page, { 'Product List': randomUUID() })
    await submitRequestForm(page)
    await getRequestSentHeading(page).waitFor()
    expect(await getFormButton(page, 'Remove these from my order list').count()).toBe(0)
  })
})

describe('A request of an earlier visit', () => {
  test('leaves the form in place and is named above it, also after Request again', async () => {
    const { page, reference } = await sendOrderList()
    const nextPage = await page.context().newPage()
    await page.close()
    await nextPage.goto(requestPagePath)
    await expect.poll(() => getEarlierRequestLine(nextPage).innerText()).toContain(reference)
    await getFormButton(nextPage, 'SEND REQUEST').waitFor()
    await nextPage.getByRole('main').getByRole('link', { name: 'See it in My Requests' }).click()
    await nextPage.getByRole('button', { name: /^Request again/ }).click()
    await nextPage.getByRole('main').getByRole('link', { name: 'Go to Order List' }).click()
    await nextPage.getByRole('button', { name: 'Increase Shea Butter' }).click()
    await nextPage.getByRole('main').getByRole('link', { name: 'Request Product(s)' }).click()
    await expect.poll(() => getRequestFormProductListField(nextPage).inputValue()).toBe('1 kg Shea Butter')
    await getEarlierRequestLine(nextPage).waitFor()
  })

  test('is shown in the same way above the contact form', async () => {
    const page = await visit(contactPagePath)
    await fillContactForm(page, { Message: randomUUID() })
    await submitContactForm(page)
    await getContactSentHeading(page).waitFor()
    await page.reload()
    await page.getByText(/^Your message \w{6} was sent today at/).waitFor()
    expect(await getFormButton(page, 'SUBMIT').isVisible()).toBe(true)
  })
})

describe("A customer's details", () => {
  test('are filled in on both forms, and leave this browser on sign-out with what was sent', async () => {
    const account = await registerTestAccount('Ada Obi')
    const page = await visit('/about-us')
    await signInViaHeaderLoginLink(page, account)
    await page.goto(contactPagePath)
    const getField = (name: string) => page.getByRole('textbox', { name, exact: true })
    await expect.poll(() => getField('Full Name').inputValue()).toBe('Ada Obi')
    expect(await getField('Email Address').inputValue()).toBe(account.email)
    await page.goto(requestPagePath)
    await expect.poll(() => getField('Name').inputValue()).toBe('Ada Obi')
    await getField('Name').fill('Ada of Lagos')
    await getField('Phone Number').fill('08031234567')
    await page.getByRole('checkbox', { name: 'Remember my details on this device' }).check()
    await getRequestFormProductListField(page).fill(randomUUID())
    await submitRequestForm(page)
    await getRequestSentHeading(page).waitFor()
    await page.goto(requestPagePath)
    await getEarlierRequestLine(page).waitFor()
    expect(await readRequestForm(page)).toEqual(['Ada of Lagos', '08031234567', '', account.email, ''])

    await signOut(page)
    await getLoginLink(page).waitFor()
    await expect.poll(() => getLocalStorageItem(page, 'outbox')).toBeNull()
    expect(await getLocalStorageItem(page, 'draft:request')).toBeNull()
    expect(await getLocalStorageItem(page, 'contactDetails')).toBeNull()
    expect(await readRequestForm(page)).toEqual(['', '', '', '', ''])
    expect(await getEarlierRequestLine(page).count()).toBe(0)
  })
})

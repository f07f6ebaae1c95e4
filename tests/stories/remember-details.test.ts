import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  contactPagePath,
  getContactFormFieldByLabel,
  getContactFormPhoneField,
  getContactSentHeading,
  submitContactForm,
} from './contactForm'
import { expectAccessible } from './expectAccessible'
import { isFocused } from './formControls'
import { gotoWithHeldScripts } from './holdRequests'
import { seedLocalStorage } from './pageStorage'
import {
  fillRequestForm,
  getFormButton,
  getRequestFormFieldByLabel,
  getRequestFormProductListField,
  getRequestSentHeading,
  readRequestForm,
  requestFormSampleValues,
  requestPagePath,
  submitRequestForm,
} from './requestForm'
import { setUpBrowser, waitForAlert } from './setUpBrowser'

const visit = setUpBrowser()

const storageKey = 'contactDetails'
const {
  Name,
  'Phone Number': phone,
  'WhatsApp Number': whatsApp,
  'Email Address': email,
} = requestFormSampleValues
const detailValues = [Name, phone, whatsApp, email]

const getCheckbox = (page: Page) => page.getByRole('checkbox', { name: 'Remember my details on this device' })
const getForgetButton = (page: Page) => getFormButton(page, 'Forget my details')
const readStored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey)

async function sendRequest(page: Page) {
  await fillRequestForm(page, { 'Product List': randomUUID() })
  await submitRequestForm(page)
  await getRequestSentHeading(page).waitFor()
}

describe('The contact details of both forms', () => {
  test('are not remembered unless the visitor asks for it', async () => {
    const page = await visit(requestPagePath)
    expect(await getCheckbox(page).isChecked()).toBe(false)
    expect(await getForgetButton(page).count()).toBe(0)
    await sendRequest(page)
    await page.goto(requestPagePath)
    await getFormButton(page, 'SEND REQUEST').waitFor()
    expect(await readRequestForm(page)).toEqual(['', '', '', '', ''])
    expect(await readStored(page)).toBeNull()
  })

  test('are filled in next time in both forms when they are remembered, without the list', async () => {
    const page = await visit(requestPagePath)
    await getCheckbox(page).check()
    await sendRequest(page)
    await page.goto(requestPagePath)
    await expect.poll(() => readRequestForm(page)).toEqual([...detailValues, ''])

    await page.goto(contactPagePath)
    await expect.poll(() => getContactFormFieldByLabel(page, 'Full Name').inputValue()).toBe(Name)
    expect(await getContactFormFieldByLabel(page, 'Email Address').inputValue()).toBe(email)
    // The number field takes digits alone.
    expect(await getContactFormPhoneField(page).inputValue()).toBe('2348034567890')
    await getContactFormFieldByLabel(page, 'Email Address').fill('ada@example.org')
    await getContactFormFieldByLabel(page, 'Subject').fill('Black soap')
    await getContactFormFieldByLabel(page, 'Message').fill(randomUUID())
    await submitContactForm(page)
    await getContactSentHeading(page).waitFor()

    await page.goto(requestPagePath)
    await expect.poll(() => readRequestForm(page)).toEqual([Name, phone, whatsApp, 'ada@example.org', ''])
  })

  test('are forgotten in one press, here and in the other form, while list and message stay', async () => {
    const page = await visit(contactPagePath)
    await getContactFormFieldByLabel(page, 'Full Name').fill('Ada Obi')
    await getContactFormFieldByLabel(page, 'Message').fill('Good day.')
    await getCheckbox(page).check()
    await expectAccessible(page)
    await page.goto(requestPagePath)
    await expect.poll(() => readRequestForm(page)).toEqual(['Ada Obi', '', '', '', ''])
    await getRequestFormFieldByLabel(page, 'Phone Number').fill(phone)
    await getRequestFormProductListField(page).fill('Shea Butter: 1.5')

    await getForgetButton(page).click()
    await waitForAlert(page, /^We removed your details from this device/)
    expect(await readRequestForm(page)).toEqual(['', '', '', '', 'Shea Butter: 1.5'])
    expect(await isFocused(getCheckbox(page))).toBe(true)
    expect(await getCheckbox(page).isChecked()).toBe(false)
    expect(await readStored(page)).toBeNull()

    await page.goto(contactPagePath)
    await expect.poll(() => getContactFormFieldByLabel(page, 'Message').inputValue()).toBe('Good day.')
    expect(await getContactFormFieldByLabel(page, 'Full Name').inputValue()).toBe('')
  })

  test('stay in the form when the checkbox is cleared, and are no longer remembered', async () => {
    const page = await visit(requestPagePath)
    await fillRequestForm(page)
    await getCheckbox(page).check()
    expect(await readStored(page)).toContain('Ada Obi')
    await getCheckbox(page).uncheck()
    expect(await readStored(page)).toBeNull()
    expect(await readRequestForm(page)).toEqual(Object.values(requestFormSampleValues))
  })

  test('are remembered by a tick from before the scripts arrive', async () => {
    const page = await visit('about:blank')
    const { releaseScripts } = await gotoWithHeldScripts(page, requestPagePath)
    await getRequestFormFieldByLabel(page, 'Name').fill('Ada Obi')
    await getCheckbox(page).check()
    releaseScripts()
    await getForgetButton(page).waitFor()
    expect(await getCheckbox(page).isChecked()).toBe(true)
  })

  test.each(['{"name":7,"email":null}', '[1]', 'no JSON'])(
    'are ignored where they are damaged: %s',
    async (text) => {
      const page = await visit(requestPagePath, {
        prepare: (tab) => seedLocalStorage(tab, { [storageKey]: text }),
      })
      expect(await readRequestForm(page)).toEqual(['', '', '', '', ''])
      expect(await getCheckbox(page).isChecked()).toBe(false)
    },
  )
})

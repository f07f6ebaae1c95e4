import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  contactFormSampleValues,
  contactPagePath,
  fillContactForm,
  getContactFormFieldByLabel,
  getContactSentHeading,
  getContactFormPhoneField,
  submitContactForm,
} from './contactForm'
import { getAccessibleDescription, isFocused } from './formControls'
import { seedLocalStorage } from './pageStorage'
import { closeToasts, setUpBrowser, stubMapRequests } from './setUpBrowser'

const visit = setUpBrowser()

const getToast = (page: Page) => page.getByRole('alert').filter({ hasText: 'fill in required fields' })
const getHrefs = (links: HTMLAnchorElement[]) => links.map((link) => link.getAttribute('href'))

const missingErrors = Object.entries({
  'Full Name': 'Please enter your full name.',
  Subject: 'Please enter your subject.',
  'Email Address': 'Please enter your e-mail address.',
  Message: 'Please enter your message.',
})

const invalidInputs = [
  ['Full Name', 'a'.repeat(121), 'Your full name has 121 characters. Please shorten it to 120 or fewer.'],
  ['Subject', 'a'.repeat(151), 'Your subject has 151 characters. Please shorten it to 150 or fewer.'],
  ['Message', 'a'.repeat(5001), 'Your message has 5001 characters. Please shorten it to 5000 or fewer.'],
  ['Full Name', '\u3164', 'Your full name needs at least one letter or digit, and no hidden characters.'],
  ['Email Address', 'ada@example', 'Please enter the full e-mail address, for example ada@example.com.'],
] as const

describe('the contact page', () => {
  test('shows its title and heading, a form with marked fields, and ways to reach the shop', async () => {
    const page = await visit(contactPagePath)
    await page.getByRole('heading', { level: 1, name: 'CONTACT US', exact: true }).waitFor()
    expect(await page.title()).toBe('Contact Us')

    const form = page.getByRole('form', { name: 'Contact' })
    const fields = await form
      .locator('input:not([tabindex="-1"], [type=checkbox]), textarea')
      .evaluateAll((all) =>
        all.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')]),
      )
    expect(fields).toEqual([
      ['fullname', 'name'],
      ['subject', 'off'],
      ['email', 'email'],
      ['phone', 'tel'],
      ['message', null],
    ])
    const labels = await form.locator('label:not([aria-hidden] *)').allInnerTexts()
    expect(labels).toEqual([
      'Full Name ***',
      'Subject ***',
      'Email Address ***',
      'Phone',
      'Remember my details on this device',
      'Message ***',
    ])
    expect(await getContactFormFieldByLabel(page, 'Message').getAttribute('rows')).toBe('10')

    const address = page.getByRole('main').locator('address')
    const headings = await address.getByRole('heading').allInnerTexts()
    expect(headings).toEqual(['Address', 'Phone', 'Chat on WhatsApp', 'E-mail'])
    expect(await address.locator('a').evaluateAll(getHrefs)).toEqual([
      expect.stringMatching(/^tel:\+\d+$/),
      expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
      expect.stringMatching(/^mailto:.+@/),
    ])
  })

  test('loads a large map only on request, without moving the form', async () => {
    const page = await visit(contactPagePath, { prepare: stubMapRequests })
    const map = page.getByRole('main').locator('iframe[title^="Map:"]')
    const showMap = page.getByRole('main').getByRole('button', { name: 'Show map' })
    await showMap.waitFor()
    expect(await map.count()).toBe(0)
    const getFormTop = () => page.getByRole('form').evaluate((form) => form.getBoundingClientRect().top)
    const formTop = await getFormTop()
    await showMap.click()
    await map.waitFor()
    expect(await getFormTop()).toBe(formTop)
    const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width / 800, height / 300)).toBeGreaterThan(1)
  })

  test('starts with an empty form where the stored draft is damaged', async () => {
    const draft = '{"fullname":7,"subject":{},"message":"Hello"'
    const page = await visit(contactPagePath, {
      prepare: (tab) => seedLocalStorage(tab, { 'draft:contact': draft }),
    })
    await getContactFormFieldByLabel(page, 'Full Name').fill('Bola')
    // This button shows that the form has read its draft.
    await page.getByRole('button', { name: 'Clear form' }).waitFor()
    const names = Object.keys(contactFormSampleValues)
    const values = await Promise.all(names.map((name) => getContactFormFieldByLabel(page, name).inputValue()))
    expect(values).toEqual(['Bola', '', '', ''])
  })
})

describe('the validation of the contact form', () => {
  test("says 'fill in required fields' and what each empty field lacks, until it is filled in", async () => {
    const page = await visit(contactPagePath)
    await submitContactForm(page)
    await getToast(page).waitFor()
    expect(await getToast(page).innerText()).toBe('fill in required fields')
    for (const [name, error] of missingErrors) {
      await expect.poll(() => getAccessibleDescription(getContactFormFieldByLabel(page, name))).toBe(error)
      expect(await getContactFormFieldByLabel(page, name).getAttribute('aria-invalid')).toBe('true')
    }
    expect(await isFocused(getContactFormFieldByLabel(page, 'Full Name'))).toBe(true)
    expect(new URL(page.url()).search).toBe('')
    expect(await getContactSentHeading(page).count()).toBe(0)

    await getContactFormFieldByLabel(page, 'Subject').fill('Black soap')
    await expect.poll(() => getAccessibleDescription(getContactFormFieldByLabel(page, 'Subject'))).toBe('')
    expect(await getAccessibleDescription(getContactFormFieldByLabel(page, 'Message'))).toBe(
      'Please enter your message.',
    )
  })

  test('refuses the form while one required field is blank', async () => {
    const page = await visit(contactPagePath)
    for (const [name, error] of missingErrors) {
      await fillContactForm(page, { [name]: '   ' })
      await submitContactForm(page)
      await getToast(page).waitFor()
      await expectError(page, name, error)
      await closeToasts(page)
    }
  })

  test('keeps an invalid text, explains the error and focuses the field; sends once all is valid, without a phone number', async () => {
    const page = await visit(contactPagePath)
    for (const [name, text, error] of invalidInputs) {
      await fillContactForm(page, { [name]: text })
      await submitContactForm(page)
      await expectError(page, name, error)
      expect(await getContactFormFieldByLabel(page, name).inputValue()).toBe(text)
      expect(await getToast(page).count()).toBe(0)
    }

    // The browser itself refuses a text without @, because the field has the type email.
    await fillContactForm(page, { 'Email Address': 'ada' })
    await submitContactForm(page)
    expect(await getContactFormFieldByLabel(page, 'Email Address').getAttribute('type')).toBe('email')
    expect(await isFocused(getContactFormFieldByLabel(page, 'Email Address'))).toBe(true)
    expect(await getContactSentHeading(page).count()).toBe(0)

    await fillContactForm(page)
    await submitContactForm(page)
    await getContactSentHeading(page).waitFor()
    expect(await getToast(page).count()).toBe(0)
  })

  test('takes digits alone as a phone number, at least 7, and does not count up or down', async () => {
    const page = await visit(contactPagePath)
    const phone = getContactFormPhoneField(page)
    expect(await phone.getAttribute('type')).toBe('number')
    await phone.pressSequentially('0803call1234567')
    await page.keyboard.press('ArrowUp')
    await phone.hover()
    await page.mouse.wheel(0, 120)
    await expect.poll(() => isFocused(phone)).toBe(false)
    expect(await phone.inputValue()).toBe('08031234567')

    await fillContactForm(page)
    await phone.fill('12345')
    await submitContactForm(page)
    await expect
      .poll(() => getAccessibleDescription(phone))
      .toContain('Enter a number with 7 to 20 digits, for example 08031234567.')
  })
})

/** Expects an error at this field, which has the focus, and at no other. */
async function expectError(page: Page, name: string, error: string): Promise<void> {
  const field = getContactFormFieldByLabel(page, name)
  await expect.poll(() => getAccessibleDescription(field)).toBe(error)
  expect(await isFocused(field)).toBe(true)
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(1)
}

import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findSentDocuments } from '../sentDocuments'
import { contactFormSampleValues, contactPagePath } from './contactForm'
import { expectSound } from './expectAccessible'
import { requestFormSampleValues, requestPagePath } from './requestForm'
import { isFocused, setUpBrowser, getButton } from './setUpBrowser'

const visit = setUpBrowser()

const submissionFormTestCases = [
  {
    formName: 'Contact',
    path: contactPagePath,
    submitName: 'SUBMIT',
    sentHeading: 'Your message has been sent',
    missingError: 'Please enter your message.',
    longField: 'Message',
    collection: 'enquiries' as const,
    storedField: 'message',
    input: { ...contactFormSampleValues, Phone: '08031234567' } as Record<string, string>,
  },
  {
    formName: 'Product request',
    path: requestPagePath,
    submitName: 'SEND REQUEST',
    sentHeading: 'Your request has been sent',
    missingError: 'Please enter your name.',
    longField: 'Product List',
    collection: 'requests' as const,
    storedField: 'list',
    input: requestFormSampleValues as Record<string, string>,
  },
]

/** The field with this label, whether it takes text or a number. */
const getFormFieldByLabel = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('spinbutton', { name, exact: true }))

describe.each(submissionFormTestCases)('the form $formName', (form) => {
  // routes.test.ts checks the empty form.
  test('is filled in, sent and opened again by keyboard alone, and is accessible and fits with errors and sent', async () => {
    const page = await visit(form.path)
    await tabToControl(page, getButton(page, form.submitName))
    await page.keyboard.press('Enter')
    await page.getByText(form.missingError).waitFor()
    await expectSound(page)
    const text = `${'a'.repeat(300)} ${randomUUID()}`
    for (const [name, value] of Object.entries({ ...form.input, [form.longField]: text })) {
      await tabToControl(page, getFormFieldByLabel(page, name))
      await page.keyboard.insertText(value)
    }
    await tabToControl(page, getButton(page, form.submitName))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: form.sentHeading }).waitFor()
    await expectSound(page)
    expect(await findSentDocuments(form.collection, form.storedField, text)).toHaveLength(1)
    await tabToControl(page, page.getByRole('main').getByRole('link', { name: 'Ask about it on WhatsApp' }))
    await tabToControl(page, getButton(page, 'Send another'))
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(page.getByRole('form', { name: form.formName }))).toBe(true)
    for (const name of Object.keys(form.input))
      expect(await getFormFieldByLabel(page, name).inputValue(), name).toBe('')
  })
})

/** Presses Tab until the control has the focus. */
async function tabToControl(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 40 && !(await isFocused(control)); presses += 1) {
    await page.keyboard.press('Tab')
  }
  expect(await isFocused(control)).toBe(true)
}

import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findSentDocuments } from '../sentDocuments'
import { isFocused, tabToControl } from './formControls'
import { setUpBrowser } from './setUpBrowser'
import { getFormFieldByLabel, readForm, submissionFormTestCases } from './submissionFormTestCases'
import { expectSound } from './expectAccessible'

const visit = setUpBrowser()

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

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
    await tabToControl(page, page.getByRole('main').getByRole('link', { name: 'Continue on WhatsApp' }))
    await tabToControl(page, getButton(page, 'Send another'))
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(page.getByRole('form', { name: form.formName }))).toBe(true)
    expect(await readForm(page, form)).toEqual(Object.keys(form.input).map(() => ''))
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible'
import {
  type SubmissionFormTestCase,
  fillForm,
  submissionFormTestCases,
  getFormFieldByLabel,
  readForm,
} from './submissionFormTestCases'
import { isFocused, parseLinkQueryParameters, tabToControl } from './formControls'
import { makeLocalStorageThrow } from './pageStorage'
import {
  firestoreCommitUrlPattern,
  getShownReferenceNumber,
  permissionDeniedResponse,
} from './sendingNetwork'
import { desktopViewport, getHorizontalOverflow, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const getMainLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })
const getHeading = (page: Page, name: string) => page.getByRole('heading', { name })

describe.each(submissionFormTestCases)('the form $formName', (form) => {
  const inputValues = Object.values(form.input)
  const emptyValues = inputValues.map(() => '')
  const [firstField = '', ...otherFields] = Object.keys(form.input)

  test('shows a message that cannot be sent, offers WhatsApp and e-mail, and goes back with everything filled in', async () => {
    const page = await visitRefused(form)
    expect(await isFocused(getHeading(page, form.failedHeading))).toBe(true)
    await page.getByText('your text is safe below.').waitFor()
    const letter = `${form.letter}\n\nReference: ${await getShownReferenceNumber(page)}`
    const shown = await page.getByRole('blockquote').locator('p').allInnerTexts()
    expect(shown).toEqual([form.subject, letter])

    const whatsAppLink = getMainLink(page, 'Send on WhatsApp')
    expect(await whatsAppLink.getAttribute('target')).toBe('_blank')
    expect(await parseLinkQueryParameters(whatsAppLink)).toEqual({
      to: expect.stringMatching(/^https:wa\.me\/\d+$/) as unknown,
      texts: { text: `${form.subject}\n\n${letter}` },
    })
    expect(await parseLinkQueryParameters(getMainLink(page, 'Send by e-mail'))).toEqual({
      to: 'mailto:hello@example.com',
      texts: { subject: form.subject, body: letter.replaceAll('\n', '\r\n') },
    })

    await getButton(page, 'Edit').click()
    await expect.poll(() => readForm(page, form)).toEqual(inputValues)
    expect(await isFocused(page.getByRole('form', { name: form.formName }))).toBe(true)
  })

  test("keeps its draft after a reload and a visit elsewhere; 'Clear form' deletes it and can be undone", async () => {
    const page = await visit(form.path)
    await fillForm(page, form.input)
    await page.reload()
    await expect.poll(() => readForm(page, form)).toEqual(inputValues)
    await visitStoreAndGoBack(page)
    await expect.poll(() => readForm(page, form)).toEqual(inputValues)

    await getButton(page, 'Clear form').click()
    expect(await readForm(page, form)).toEqual(emptyValues)
    await getButton(page, 'Restore what I typed').click()
    await expect.poll(() => readForm(page, form)).toEqual(inputValues)
    await getButton(page, 'Clear form').click()
    expect(await page.evaluate((key) => localStorage.getItem(key), form.draftKey)).toBeNull()

    await page.reload()
    await getFormFieldByLabel(page, firstField).fill('Bola')
    // This button shows that the form has read its draft.
    await getButton(page, 'Clear form').waitFor()
    expect(await readForm(page, form)).toEqual(['Bola', ...otherFields.map(() => '')])
  })

  test.each(['forbidden', 'full'] as const)('keeps its draft and sends where storage is %s', async (kind) => {
    const page = await visit(form.path, { prepare: (tab) => makeLocalStorageThrow(tab, kind) })
    await fillForm(page, form.input)
    await visitStoreAndGoBack(page)
    await expect.poll(() => readForm(page, form)).toEqual(inputValues)
    await getButton(page, form.submitName).click()
    await getHeading(page, form.sentHeading).waitFor()
  })

  // routes.test.ts checks the empty form.
  test('is accessible and does not scroll sideways, with errors and sent', async () => {
    const page = await visit(form.path)
    await getButton(page, form.submitName).click()
    await page.getByText(form.missingError).waitFor()
    await expectUsableAtEveryWidth(page)
    await fillForm(page, { ...form.input, [form.longField]: 'a'.repeat(300) })
    await getButton(page, form.submitName).click()
    await getHeading(page, form.sentHeading).waitFor()
    await expectUsableAtEveryWidth(page)
  })

  test('is filled in, sent and opened again by keyboard alone', async () => {
    const page = await visit(form.path)
    for (const [name, text] of Object.entries(form.input)) {
      await tabToControl(page, getFormFieldByLabel(page, name))
      await page.keyboard.insertText(text)
    }
    await tabToControl(page, getButton(page, form.submitName))
    await page.keyboard.press('Enter')
    await getHeading(page, form.sentHeading).waitFor()
    await tabToControl(page, getMainLink(page, 'Continue on WhatsApp'))
    await tabToControl(page, getButton(page, 'Send another'))
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(page.getByRole('form', { name: form.formName }))).toBe(true)
    expect(await readForm(page, form)).toEqual(emptyValues)
  })
})

/** Sends a form that the database refuses for good. */
async function visitRefused(form: SubmissionFormTestCase): Promise<Page> {
  const page = await visit(form.path, {
    expected: /status of 403/,
    prepare: (tab) =>
      tab.route(firestoreCommitUrlPattern, (route) => route.fulfill(permissionDeniedResponse)),
  })
  await fillForm(page, form.input)
  await getButton(page, form.submitName).click()
  await getHeading(page, form.failedHeading).waitFor()
  return page
}

async function visitStoreAndGoBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await getHeading(page, 'VIEW ALL PRODUCTS').waitFor()
  await page.goBack()
}

async function expectUsableAtEveryWidth(page: Page): Promise<void> {
  for (const viewport of [phoneViewport, desktopViewport]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await getHorizontalOverflow(page)).toBe(0)
}

import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoStaffAccount, signIn } from './deskPage'
import { expectAccessible } from './expectAccessible'
import { createSentDocument } from './sentRequests'
import {
  desktopViewport,
  getHorizontalOverflow,
  getPathAndQuery,
  phoneViewport,
  setUpBrowser,
} from './setUpBrowser'

const visit = setUpBrowser()

const createName = () => `Test ${randomUUID().slice(0, 8)}`
const getRow = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const getListHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Templates' })
const getPreview = (page: Page) => page.getByRole('blockquote')

async function openTemplates(options: Parameters<typeof visit>[1] = {}, path = '/staff/templates') {
  const page = await visit(path, options)
  await signIn(page, demoStaffAccount)
  return page
}

async function writeTemplate(page: Page, name: string, text: string) {
  await page.getByRole('link', { name: 'New Template' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Text', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Save Template' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: `“${name}” has been saved.` })
    .waitFor()
}

describe('The reply templates', () => {
  test('a new project has four', async () => {
    const page = await openTemplates()
    await getRow(page, 'Everything is available').waitFor()
    for (const name of ['Some items not now', 'Answer to an enquiry', 'A little more time'])
      expect(await getRow(page, name).count()).toBe(1)
  })

  test('are written, changed and shown at other desks without a reload', async () => {
    const name = createName()
    const [page, otherPage] = [await openTemplates({ fresh: true }), await openTemplates({ fresh: true })]
    await getListHeading(otherPage).waitFor()
    await writeTemplate(page, name, 'Hello {name}')
    await getRow(otherPage, name).getByText('Hello {name}').waitFor()
    await page.getByRole('link', { name: `Edit ${name}` }).click()
    await page.getByLabel('Text', { exact: true }).fill('Good day {name}')
    await page.getByRole('button', { name: 'Save Template' }).click()
    await getRow(otherPage, name).getByText('Good day {name}').waitFor()
    expect(await getRow(otherPage, name).count()).toBe(1)
  })

  test('say beside the field what is missing, and keep what was written', async () => {
    const page = await openTemplates({}, '/staff/templates?edit=new')
    await page.getByLabel('Text', { exact: true }).fill('Hello')
    await page.getByRole('button', { name: 'Save Template' }).click()
    await page.getByText('Give it a name of at most 60 characters').waitFor()
    expect(await page.getByLabel('Name', { exact: true }).getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('Hello')
  })

  test('are previewed for a real request, filled as they would be sent', async () => {
    const name = createName()
    await createSentDocument('requests', 'templates-test', {
      name,
      list: 'Shea Butter: 1.5',
      createdAt: new Date(Date.now() + 60_000),
    })
    const page = await openTemplates({}, '/staff/templates?edit=new')
    const label = await page.getByRole('option', { name }).innerText()
    await page.getByLabel('Preview for').selectOption({ label })
    await page.getByLabel('Text', { exact: true }).fill('Hello {name}, {reference}:\n{lines}')
    const reference = label.slice(-6)
    await expect.poll(() => getPreview(page).innerText()).toContain(`Hello ${name}, ${reference}:\n- `)
    expect(await getPreview(page).innerText()).toContain('Shea Butter')
  })

  test('get a placeholder where the cursor was', async () => {
    const page = await openTemplates({}, '/staff/templates?edit=new')
    const text = page.getByLabel('Text', { exact: true })
    await text.fill('Hello , thank you')
    await text.evaluate((field: HTMLTextAreaElement) => {
      field.focus()
      field.setSelectionRange(6, 6)
    })
    await page.getByRole('button', { name: /^Insert \{name\}/ }).click()
    expect(await text.inputValue()).toBe('Hello {name}, thank you')
  })

  test('are deleted, and come back with the same text by Undo', async () => {
    const name = createName()
    const page = await openTemplates()
    await getListHeading(page).waitFor()
    await writeTemplate(page, name, 'Hello {name}')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByText(`“${name}” has been deleted.`).waitFor()
    await expect.poll(() => getRow(page, name).count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await getRow(page, name).getByText('Hello {name}').waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: `“${name}” is back.` })
      .waitFor()
  })

  test('keep a half-written text on the device until it is saved or discarded', async () => {
    const page = await openTemplates({}, '/staff/templates?edit=new')
    await page.getByLabel('Text', { exact: true }).fill('Half a sentence')
    await page.reload()
    await expect.poll(() => page.getByLabel('Text', { exact: true }).inputValue()).toBe('Half a sentence')
    await page.getByRole('button', { name: 'Discard Changes' }).click()
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('')
  })

  test('show hostile text as text', async () => {
    const name = `${createName()} <img src=x onerror=alert(1)>`
    const page = await openTemplates()
    await getListHeading(page).waitFor()
    await writeTemplate(page, name, '<script>alert(1)</script> {due}')
    await getRow(page, name).getByText('<script>alert(1)</script>').waitFor()
    expect(await page.locator('main img').count()).toBe(0)
  })

  test('say what to do at the address of a template that is gone', async () => {
    const page = await openTemplates({}, '/staff/templates?edit=missing')
    await page.getByRole('heading', { name: 'This template is gone' }).waitFor()
    await page.getByRole('link', { name: 'Go to the Templates' }).click()
    await getListHeading(page).waitFor()
    expect(getPathAndQuery(page)).toBe('/staff/templates')
  })

  test('say what is kept when a template cannot be saved without a connection', async () => {
    const page = await openTemplates({
      fresh: true,
      expected: /ERR_INTERNET|WebChannel|RestConnection|reach|cleardot/,
    })
    await page.getByRole('link', { name: 'New Template' }).click()
    await page.getByLabel('Name', { exact: true }).fill(createName())
    await page.getByLabel('Text', { exact: true }).fill('Hello')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Save Template' }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: 'Not saved yet. What you wrote is still here.' })
      .waitFor()
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('Hello')
  }, 90_000)

  test.each([
    ['phone', phoneViewport],
    ['desktop', desktopViewport],
    ['narrow phone', { width: 320, height: 640 }],
  ])('keep WCAG 2.2 AA on a %s and do not scroll sideways', async (_, screen) => {
    const page = await openTemplates({ screen })
    await getRow(page, 'Everything is available').waitFor()
    await expectAccessible(page)
    expect(await getHorizontalOverflow(page)).toBe(0)
    await page.getByRole('link', { name: 'Edit Everything is available' }).click()
    await page.getByLabel('Preview for').waitFor()
    await expectAccessible(page)
    expect(await getHorizontalOverflow(page)).toBe(0)
  })
})

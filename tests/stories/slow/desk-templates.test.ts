import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoStaffAccount, signIn } from '../deskPage'
import { setUpBrowser } from '../setUpBrowser'
import { expectSound } from '../expectAccessible'

const visit = setUpBrowser()

const getRow = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function openTemplates() {
  const page = await visit('/staff/templates')
  await signIn(page, demoStaffAccount)
  await getRow(page, 'Everything is available').waitFor()
  return page
}

test('The reply templates are written, changed, deleted and shown at other desks without a reload; list and editor keep WCAG 2.2 AA and do not scroll sideways', async () => {
  const name = `Test ${randomUUID().slice(0, 8)}`
  const [page, other] = [await openTemplates(), await openTemplates()]
  await expectSound(page)
  await page.getByRole('link', { name: 'New Template' }).click()
  await page.getByLabel('Preview for').waitFor()
  await expectSound(page)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Text', { exact: true }).fill('Hello {name}')
  await page.getByRole('button', { name: 'Save Template' }).click()
  await getRow(other, name).getByText('Hello {name}').waitFor()
  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await page.getByLabel('Text', { exact: true }).fill('Good day {name}')
  await page.getByRole('button', { name: 'Save Template' }).click()
  await getRow(other, name).getByText('Good day {name}').waitFor()
  expect(await getRow(other, name).count()).toBe(1)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await getRow(other, name).waitFor({ state: 'detached' })
})

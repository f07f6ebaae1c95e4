import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { acceptSharedList } from './orderListPage'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const readLinks = (page: Page) => page.getByRole('main').getByRole('link').allInnerTexts()

test('A product and an order list print on a sheet with the name of the shop and the date, black on white and without controls', async () => {
  const page = await visit('/products/2')
  const pdf = await printPage(page)
  await page.emulateMedia({ media: 'print' })
  await expectSheet(page)
  expect(await readLinks(page)).toEqual([])
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/confirm-list#list=1:3,2:2')
  await acceptSharedList(page)
  await printPage(page)
  await page.emulateMedia({ media: 'print' })
  await expectSheet(page)
  await page.getByText('Total 1.5 kg + 1 litre').waitFor()
  expect(await readLinks(page)).toEqual(['Shea Butter', 'Coconut Oil'])
  const row = page.getByRole('listitem').first()
  expect(await row.evaluate((item) => getComputedStyle(item).breakInside)).toBe('avoid')
})

/** Prints the page as a PDF, and again until it has the date: only a hydrated page listens for the event 'beforeprint'. */
async function printPage(page: Page): Promise<Buffer> {
  const today = await formatToday(page)
  let pdf: Buffer = Buffer.of()
  await expect
    .poll(async () => {
      pdf = await page.pdf({ format: 'A4' })
      return page.getByText(today).count()
    })
    .toBe(1)
  return pdf
}

const formatToday = (page: Page) =>
  page.evaluate(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format())

async function expectSheet(page: Page) {
  await page.getByText(await formatToday(page)).waitFor()
  await page.getByText('Arielle Organics', { exact: true }).filter({ visible: true }).waitFor()
  for (const role of ['button', 'banner', 'contentinfo'] as const)
    expect(await page.getByRole(role).count(), role).toBe(0)
  const { backgroundColor, color } = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return { backgroundColor: style.backgroundColor, color: style.color }
  })
  expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
}

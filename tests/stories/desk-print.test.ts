import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getItem, openItem } from './deskItem'
import { createSentDocument } from './sentRequests'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

/** The number of pages of a PDF. */
function countPages(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}

test('prints an item as a packing slip of one page, without the desk around it', async () => {
  const items = Array.from({ length: 20 }, (_, index) => `${index + 1}:3`)
  const list = Array.from({ length: 20 }, (_, index) => `Line ${index + 1}: 1.5`).join('\n')
  const id = await createSentDocument('requests', randomUUID(), { name: 'Chidi Okoye', items, list })
  const page = await openItem(visit, { kind: 'requests', id })
  await getItem(page).getByRole('region', { name: 'What they need' }).getByRole('link').first().waitFor()
  const printed = page.waitForFunction(() => document.documentElement.dataset.printed)
  await page.evaluate(() => {
    globalThis.print = () => {
      document.documentElement.dataset.printed = 'true'
    }
  })
  await getItem(page).getByRole('button', { name: 'Print' }).click()
  await printed
  expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1)
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  for (const part of [
    'Arielle Organics',
    id.slice(0, 6),
    'Chidi Okoye',
    'Sent ',
    '08031234567',
    'Line 20: 1.5',
  ])
    expect(text).toContain(part)
  for (const part of [
    'Sign Out',
    'Inbox',
    'Note for colleagues',
    'Claim',
    'Call',
    'From the same customer',
    'Show',
  ])
    expect(text).not.toContain(part)
  expect(await page.getByRole('button').count()).toBe(0)
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(background).toBe('rgb(255, 255, 255)')
})

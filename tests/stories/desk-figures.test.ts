import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { getFiguresDate } from '../../domain/figures/figuresDate'
import { requestFirestoreEmulator } from '../sentDocuments'
import { demoStaffAccount, signIn } from './deskPage'
import { expectAccessible } from './expectAccessible'
import {
  desktopViewport,
  getHorizontalOverflow,
  getPathAndQuery,
  phoneViewport,
  setUpBrowser,
} from './setUpBrowser'

const visit = setUpBrowser()

const dayMs = 86_400_000
// 80 days ago, so that only the longest time shows it: the seed's items are newer.
const oldDate = getFiguresDate(Date.now() - 80 * dayMs)
const reply = { received: 4, answered: 3, late: 1, minutes: { 5: 1, 12: 1, 130: 1 } }
const oldDay = {
  ...reply,
  hours: { 3: reply },
  channels: { phone: reply },
  staff: { 'figures-test Ngozi Obi': reply },
  products: { 84: { requests: 2, halves: 7 } },
}

const getSection = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openFigures(options: Parameters<typeof visit>[1] = {}, path = '/staff/figures?days=91') {
  await storeOldDay()
  const page = await visit(path, options)
  await signIn(page, demoStaffAccount)
  await page.getByRole('heading', { level: 1, name: 'Figures' }).waitFor()
  return page
}

async function storeOldDay(day: object = oldDay) {
  await requestFirestoreEmulator('PATCH', `/days/${oldDate}`, { fields: toStoredFields(day) })
}

function toStoredFields(value: object): object {
  const entries = Object.entries(value) as [string, number | object][]
  return Object.fromEntries(
    entries.map(([name, each]) => [
      name,
      typeof each === 'number' ? { integerValue: each } : { mapValue: { fields: toStoredFields(each) } },
    ]),
  )
}

async function showTable(page: Page, section: string) {
  await getSection(page, section)
    .getByRole('button', { name: /^Show as table/ })
    .click()
  return getSection(page, section)
}

describe('The figures', () => {
  test('show the numbers of each day, hour, channel, staff member and product in a table behind the chart', async () => {
    const page = await openFigures()
    const day = (await showTable(page, 'By Day')).getByRole('row').nth(11)
    await expect.poll(() => day.innerText()).toMatch(/\t4\t3\t1\t12 min\t2 h 10 min$/)
    const hours = await showTable(page, 'By Hour of the Week')
    expect(await hours.getByRole('row', { name: /03:00 4 3 1 12 min/ }).count()).toBe(1)
    const staff = await showTable(page, 'By Staff')
    expect(await staff.getByRole('row', { name: 'Ngozi Obi 3 1 12 min 2 h 10 min' }).count()).toBe(1)
    const channels = await showTable(page, 'By Channel')
    expect(await channels.getByRole('rowheader', { name: 'Phone' }).count()).toBe(1)
    const products = await showTable(page, 'Most Requested')
    await products.getByRole('rowheader', { name: 'Avocado Butter' }).waitFor()
    const weeks = await showTable(page, 'By Week')
    expect(await weeks.getByRole('row').count()).toBe(1 + 13)
  })

  test('update without a reload, and keep the chosen time in the address', async () => {
    const page = await openFigures({}, '/staff/figures?days=7')
    await page.getByRole('button', { name: '91 Days' }).click()
    expect(getPathAndQuery(page)).toBe('/staff/figures?days=91')
    const days = await showTable(page, 'By Day')
    const received = days.getByRole('row').nth(11).getByRole('cell').first()
    await expect.poll(() => received.innerText()).toBe('4')
    await storeOldDay({ ...oldDay, received: 5 })
    await expect.poll(() => received.innerText()).toBe('5')
  })

  test.each([
    ['phone', phoneViewport],
    ['desktop', desktopViewport],
  ])('keep WCAG 2.2 AA on a %s and do not scroll sideways, with all tables open', async (_, screen) => {
    const page = await openFigures({ screen })
    await getSection(page, 'By Staff').waitFor()
    for (const button of await page.getByRole('button', { name: /^Show as table/ }).all())
      await button.click()
    await expectAccessible(page)
    expect(await getHorizontalOverflow(page)).toBe(0)
  })
})

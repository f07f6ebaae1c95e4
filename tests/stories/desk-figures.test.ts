import { expect, test } from 'vitest'
import { getFiguresDate } from '../../domain/figures/figuresDate'
import { demoStaffAccount, signIn } from './deskPage'
import { storeDocument } from './sentRequests'
import { setUpBrowser } from './setUpBrowser'
import { expectSound } from './expectAccessible'

const visit = setUpBrowser()

// 80 days ago: the seed's items are newer.
const oldDate = getFiguresDate(Date.now() - 80 * 86_400_000)

test('The figures update without a reload, keep WCAG 2.2 AA and do not scroll sideways, with all tables open', async () => {
  await storeDocument('days', oldDate, { received: 4 })
  const page = await visit('/staff/figures?days=91')
  await signIn(page, demoStaffAccount)
  for (const section of [
    'By Day',
    'By Week',
    'By Hour of the Week',
    'By Staff',
    'By Channel',
    'Most Requested',
  ])
    await page
      .getByRole('region', { name: section, exact: true })
      .getByRole('button', { name: /^Show as table/ })
      .click()
  const day = page.getByRole('region', { name: 'By Day', exact: true }).getByRole('row').nth(11)
  const received = day.getByRole('cell').first()
  await expect.poll(() => received.innerText()).toBe('4')
  await storeDocument('days', oldDate, { received: 5 })
  await expect.poll(() => received.innerText()).toBe('5')
  await expectSound(page)
})

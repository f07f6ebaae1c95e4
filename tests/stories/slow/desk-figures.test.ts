import { expect, test } from 'vitest'
import { getFiguresDate } from '../../../domain/figures/figuresDate'
import { demoStaffAccount, openInbox, secondStaffUid, signIn } from '../deskPage'
import { storeDocument } from '../sentRequests'
import { setUpBrowser } from '../setUpBrowser'
import { expectSound } from '../expectAccessible'

const visit = setUpBrowser()

// 80 days ago: the seed's items are newer.
const oldDate = getFiguresDate(Date.now() - 80 * 86_400_000)

test('The figures update without a reload, keep WCAG 2.2 AA and do not scroll sideways, with all tables open', async () => {
  await storeDocument('days', oldDate, { received: 4 })
  const by = { uid: secondStaffUid, name: 'Emeka Staff' }
  const entry = { action: 'delete', what: 'the reply template “Old prices”', by, at: new Date() }
  await storeDocument('staffLog', 'figuresTestLogEntry0', entry)
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
  await page.getByRole('link', { name: 'Exports and Deletions' }).click()
  await page.getByText('“Old prices”').waitFor()
  await expectSound(page)
})

test('The account shows how to set up codes, keeps WCAG 2.2 AA and does not scroll sideways', async () => {
  const page = await visit('/staff')
  await page.route('**/mfaEnrollment:start*', (route) => route.fulfill({ json: { totpSessionInfo } }))
  await openInbox(page)
  await page.getByRole('link', { name: 'Sola Staff' }).click()
  await page.getByRole('button', { name: 'Set Up Codes' }).click()
  await page.getByRole('img', { name: 'QR code for the app' }).waitFor()
  await expectSound(page)
})

// The Auth emulator has no second factor of this kind.
const totpSessionInfo = {
  ...{ sharedSecretKey: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', verificationCodeLength: 6, periodSec: 30 },
  ...{ hashingAlgorithm: 'SHA1', sessionInfo: 'session' },
  finalizeEnrollmentTime: new Date(Date.now() + 300_000).toISOString(),
}

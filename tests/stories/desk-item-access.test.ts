import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  claimOfEmeka,
  claimOfSola,
  createEnquiry,
  createRequest,
  getItem,
  getItemTitle,
  openItem,
  pressInItem,
} from './deskItem'
import { expectAccessible } from './expectAccessible'
import { createSentDocument } from './sentRequests'
import { desktopViewport, getHorizontalOverflow, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const answer = { ...claimOfSola, channel: 'whatsapp', text: 'Yes,\nwe have it.' }

describe('Hostile text in an item', () => {
  test('is shown as text, and breaks no layout', async () => {
    const evil = '<script>alert(1)</script> =cmd|x \u202Eevil {due}'
    const long = 'a'.repeat(5000)
    const uid = randomUUID()
    await createEnquiry({ fullname: 'b'.repeat(120), subject: 's'.repeat(150), message: long }, uid)
    const key = await createEnquiry({ fullname: '<b>{due}</b>', subject: evil, message: long + evil }, uid)
    await createSentDocument('requests', uid, { list: long })
    for (const screen of [phoneViewport, { width: 320, height: 700 }, desktopViewport]) {
      const page = await openItem(visit, key, { screen })
      await pressInItem(page, 'Show all')
      expect(await getItemTitle(page).innerText()).toBe('<b>{due}</b>')
      expect(await getItem(page).innerText()).toContain(evil)
      await getItem(page)
        .getByRole('region', { name: 'From the same sender' })
        .getByRole('link')
        .first()
        .waitFor()
      expect(await getHorizontalOverflow(page)).toBe(0)
    }
  }, 120_000)
})

describe('An item of the desk, read by machine', () => {
  const states: [string, object][] = [
    ['new', {}],
    ['claimed', { claimedBy: claimOfEmeka }],
    ['answered', { status: 'answered', answer, claimedBy: claimOfSola }],
    ['closed', { status: 'closed', answer, claimedBy: claimOfSola }],
  ]
  test.each(states)(
    'meets WCAG 2.2 AA on phone and desktop when it is %s',
    async (_, fields) => {
      const key = await createRequest({ ...fields, email: 'ada@example.com', whatsapp: '08031234567' })
      const page = await openItem(visit, key)
      await getItem(page).getByText('First message from this sender').waitFor()
      for (const screen of [desktopViewport, phoneViewport, { width: 320, height: 700 }]) {
        await page.setViewportSize(screen)
        await expectAccessible(page)
        expect(await getHorizontalOverflow(page)).toBe(0)
      }
    },
    90_000,
  )
})

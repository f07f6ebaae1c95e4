import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  openDeskWithAlerts,
  pressNotification,
  readAlerts,
  sendUntilAnnounced,
  setWaitingCount,
  waitForLine,
  waitForNotification,
  waitUntilListening,
} from './deskAlerts'
import { signOut } from './deskPage'
import { createSentDocument, createSentDocuments } from './sentRequests'
import { isFocused, getPathAndQuery, phoneViewport, setUpBrowser } from './setUpBrowser'
import { expectSound } from './expectAccessible'

const visit = setUpBrowser()

describe('A new item at the desk', () => {
  test('is announced after many others, for which the desk follows a later query, in a line that covers no row on a phone and on a desktop', async () => {
    const page = await openDeskWithAlerts(visit)
    const endedQueries: string[] = []
    page.on('request', (request) => {
      if (request.postData()?.includes('removeTarget')) endedQueries.push(request.url())
    })
    // The query is full with them, so that it follows nothing that comes later.
    const many = Array.from({ length: 100 }, (_, index) => new Date(Date.now() + index))
    await createSentDocuments(
      many.map((createdAt) => ({
        kind: 'enquiries',
        uid: 'somebody',
        fields: { fullname: 'Many', createdAt },
      })),
    )
    await expect.poll(() => endedQueries.length).toBeGreaterThan(0)
    // Other tests send items to the same database, so this one looks for its own name.
    const last = `Last ${randomUUID().slice(0, 8)}`
    await expect
      .poll(
        async () => {
          await createSentDocument('enquiries', 'somebody', { fullname: last })
          return (await readAlerts(page)).lines.join('\n')
        },
        // A line names three of several items, so the last one must come alone.
        { interval: 500 },
      )
      .toContain(last)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      // On a phone the page scrolls, to above the line.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const list = await page.getByRole('region', { name: 'Inbox' }).boundingBox()
      const line = await page.getByRole('button', { name: 'Dismiss' }).boundingBox()
      expect((list?.y ?? NaN) + (list?.height ?? NaN)).toBeLessThanOrEqual(line?.y ?? NaN)
      expect([line?.width, line?.height]).toEqual([44, 44])
    }
  })

  test('is announced by one sound and one notification, switched on by keyboard, for all tabs, which leads to it, by another tab when the first closes', async () => {
    const first = await openDeskWithAlerts(visit, { screen: phoneViewport })
    await switchNotificationsOn(first)
    const before = await readAlerts(first)
    const second = await first.context().newPage()
    await second.goto('/staff')
    // Browsers play a sound only after a press.
    await second.getByRole('status').getByText('Live', { exact: true }).click()
    await waitUntilListening(second)
    const { id } = await sendUntilAnnounced('Both Tabs', (sent) =>
      Promise.all([
        waitForLine(first, sent.name),
        waitForLine(second, sent.name),
        waitForNotification(first, sent.id),
      ]),
    )
    await expect.poll(async () => (await readAlerts(first)).soundCount).toBeGreaterThan(before.soundCount)
    const shown = [await readAlerts(first), await readAlerts(second)]
    expect(shown.map(({ notifications }) => notifications.filter(({ tag }) => tag === id).length)).toEqual([
      1, 0,
    ])
    expect(shown[1]?.soundCount).toBe(0)
    await first.close()
    const { id: nextId } = await sendUntilAnnounced('One Tab', (sent) =>
      Promise.all([waitForLine(second, sent.name), waitForNotification(second, sent.id)]),
    )
    await expect.poll(async () => (await readAlerts(second)).soundCount).toBeGreaterThan(0)
    expect((await readAlerts(second)).notifications.map(({ tag }) => tag)).toContain(nextId)
    await pressNotification(second, nextId)
    await expect.poll(() => getPathAndQuery(second)).toBe(`/staff/requests/${nextId}`)
  })
})

describe('The number of waiting items', () => {
  test('is in the title and on the app icon, follows the server, and ends with the session', async () => {
    let changeCount: (count: number) => void = () => undefined
    const page = await openDeskWithAlerts(visit, {
      prepare: async (newPage) => {
        changeCount = await setWaitingCount(newPage, 3)
      },
    })
    await expect.poll(() => page.title()).toBe('(3) Inbox | Arielle Organics Desk')
    expect((await readAlerts(page)).badges.at(-1)).toBe(3)
    changeCount(100)
    await sendUntilAnnounced('Counted', ({ name }) => waitForLine(page, name))
    await expect.poll(() => page.title()).toBe('(99+) Inbox | Arielle Organics Desk')
    expect((await readAlerts(page)).badges.at(-1)).toBe(100)
    await signOut(page)
    expect(await page.title()).toBe('Sign In | Arielle Organics Desk')
    expect((await readAlerts(page)).badges.at(-1)).toBe(0)
  })
})

/** Opens and closes the settings by keyboard; they are accessible and do not scroll sideways. */
async function switchNotificationsOn(page: Page) {
  const button = page.getByRole('button', { name: 'Alerts' })
  await button.press('Enter')
  await page.getByRole('dialog', { name: 'Alerts' }).waitFor()
  await page.getByRole('checkbox', { name: 'System notifications' }).press('Space')
  await expectSound(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await isFocused(button)).toBe(true)
}

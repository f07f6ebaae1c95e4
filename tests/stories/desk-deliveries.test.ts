import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { getDeliveryId, type DeliveryKind } from '../../domain/deliveries/delivery'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { apiPaths } from '../../domain/site/apiPaths'
import { claimOfSola, createRequest, getItem, openItem, pressInItem } from './deskItem'
import { expectAccessible } from './expectAccessible'
import { storeDocument } from './sentRequests'
import { desktopViewport, getHorizontalOverflow, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const refusal = 'The mail server refused the address (550).'
const failed = { status: 'failed', attempts: 6, error: refusal }

/** Stores what functions record about an e-mail, or about a push message to a device. */
function storeDelivery(item: SentItemKey, kind: DeliveryKind, fields: object = {}, deviceId = '') {
  const to = deviceId === '' ? 'ada@example.com' : deviceId
  return storeDocument('deliveries', getDeliveryId(item, kind, deviceId), {
    ...{ itemKind: item.kind, itemId: item.id, kind, to, status: 'sent', attempts: 1 },
    updatedAt: new Date(),
    ...fields,
  })
}

function createAnsweredRequest(name: string) {
  const answer = { ...claimOfSola, channel: 'email', text: 'We have all of it.' }
  return createRequest({ name, status: 'answered', answer, updatedAt: new Date() })
}

const getGroup = (page: Page, name: string) => getItem(page).getByRole('region', { name: `Sent to ${name}` })

const listLines = async (page: Page, name: string) => {
  const lines = await getGroup(page, name).getByRole('listitem').allInnerTexts()
  return lines.map((line) => line.replace(/\s+/g, ' ').replace(/\d\d:\d\d/, '14:35'))
}

describe('The e-mails and alerts about an item', () => {
  test('show live how each of them went, and alerts share a line', async () => {
    const key = await createAnsweredRequest('Ada Obi')
    const page = await openItem(visit, key)
    await getItem(page).getByRole('heading', { name: 'Notes' }).waitFor()
    expect(await getItem(page).getByText('Sent to').count()).toBe(0)
    await storeDelivery(key, 'answerMail', { status: 'sending' })
    await getGroup(page, 'Ada Obi').getByText('Sending…').waitFor()
    await storeDelivery(key, 'answerMail')
    for (const device of ['a', 'b', 'c']) await storeDelivery(key, 'arrivalPush', {}, device)
    await storeDelivery(key, 'arrivalMail', { status: 'waiting', attempts: 0, dueAt: new Date() })
    await expect
      .poll(() => listLines(page, 'us'))
      .toEqual(['E-mail about it Waiting to be sent', 'Alert about it on 3 devices Sent at 14:35'])
    expect(await listLines(page, 'Ada Obi')).toEqual(['E-mail with the answer Sent at 14:35'])
  })

  test('say why one failed, and send it again at a press', async () => {
    const key = await createAnsweredRequest('Ada Obi')
    await storeDelivery(key, 'answerMail', failed)
    const answers = [
      { status: 500, json: { reason: 'failed' } },
      { status: 200, json: {} },
    ]
    const posts: { body: unknown; token: string }[] = []
    const page = await openItem(visit, key, {
      expected: /status of 500/,
      prepare: (opened) =>
        opened.route(`**${apiPaths.resend}`, async (route) => {
          const request = route.request()
          posts.push({ body: request.postDataJSON(), token: request.headers().authorization ?? '' })
          const answer = answers.shift()
          if (answer?.status === 200) await storeDelivery(key, 'answerMail')
          await route.fulfill(answer)
        }),
    })
    const group = getGroup(page, 'Ada Obi')
    await group.getByText(`Failed: ${refusal}`).waitFor()
    await pressInItem(page, 'Send Again')
    await group.getByRole('alert').filter({ hasText: 'Wait a minute, then try again.' }).waitFor()
    await pressInItem(page, 'Send Again')
    await expect.poll(() => listLines(page, 'Ada Obi')).toEqual(['E-mail with the answer Sent at 14:35'])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('LI')
    expect(posts.map(({ body }) => body)).toEqual(Array(2).fill({ id: getDeliveryId(key, 'answerMail') }))
    expect(posts.every(({ token }) => /^Bearer .{100}/.test(token))).toBe(true)
  })

  test('meet WCAG 2.2 AA from 320 pixels, show hostile text as text, and are not printed', async () => {
    const name = `<b>${'a'.repeat(110)}</b>`
    const key = await createAnsweredRequest(name)
    await storeDelivery(key, 'answerMail', { ...failed, error: 'a'.repeat(300) })
    await storeDelivery(key, 'lateMail')
    const page = await openItem(visit, key)
    await getGroup(page, name).waitFor()
    for (const screen of [desktopViewport, phoneViewport, { width: 320, height: 700 }]) {
      await page.setViewportSize(screen)
      await expectAccessible(page)
      expect(await getHorizontalOverflow(page)).toBe(0)
    }
    await page.emulateMedia({ media: 'print' })
    expect(await getGroup(page, name).isVisible()).toBe(false)
  })
})

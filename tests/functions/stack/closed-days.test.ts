import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, test } from 'vitest'
import { mailsMessages } from '../../../domain/messages/mails'
import { formatLagosTimestamp } from '../../../domain/site/lagosTime'
import { sendWaitingBusinessMail } from '../../../functions/business-mail/announceToBusiness'
import { sendDigests } from '../../../functions/digest/sendDigests'
import { onShopSettingsWritten } from '../../../functions/events/onShopSettingsWritten'
import { updateLateFigures } from '../../../functions/figures/updateItemFigures'
import { sendReminders } from '../../../functions/reminders/sendReminders'
import type { Services } from '../../../functions/services'
import { createStoredProduct } from '../../createStoredProduct'
import { createShop } from './publishedCatalogue'
import { fourDayWeek, publishSettings } from './publishedSettings'
import { deliverArrival, storeRequest } from './sentItemEvents'
import { atTime, createTestServices } from './testServices'

describe('a day that is closed', () => {
  const at = (time: string) => Date.parse(`2026-03-${time}+01:00`)
  // 9 March 2026 is a Monday. The reply is due on Tuesday at 09:30, and staff are reminded at 09:15.
  const arrivedAt = at('09T18:45')
  const closedTuesday = { closures: ['2026-03-10 Inventory'] }

  async function createServices() {
    const { services, sink } = await createTestServices()
    const { siteUrl } = await createShop([createStoredProduct('1')])
    return { services: { ...services, siteUrl }, sink }
  }

  async function receiveRequest(services: Services, change: Readonly<Record<string, unknown>> = {}) {
    const createdAt = Timestamp.fromMillis(arrivedAt)
    const fields = { createdAt, waitingSince: createdAt, email: undefined, ...change }
    const request = await storeRequest(services, fields)
    await deliverArrival(atTime(services, arrivedAt), request)
    return request
  }

  const listReminders = async ({ firestore }: Services) => {
    const { docs } = await firestore.collection('reminders').get()
    return docs.map((document) => {
      const time = formatLagosTimestamp((document.get('at') as Timestamp).toMillis())
      return `${document.get('stage') as string} ${time}`
    })
  }

  const listLateMails = async ({ firestore }: Services) =>
    (await firestore.collection('deliveries').where('kind', '==', 'lateMail').get()).size

  const countLate = async ({ firestore }: Services, now: number) => {
    await updateLateFigures(firestore, now)
    return ((await firestore.doc('days/2026-03-09').get()).get('late') as number | undefined) ?? 0
  }

  test('moves the reminders and the figures of what waits already, however often its event comes', async () => {
    const { services } = await createServices()
    await receiveRequest(services)
    expect(await listReminders(services)).toEqual(['dueSoon 2026-03-10 09:15'])
    const evening = atTime(services, at('09T20:00'))
    const { before, after } = await publishSettings(evening, closedTuesday)
    await onShopSettingsWritten(evening, before, after)
    expect(await listReminders(services)).toEqual(['dueSoon 2026-03-11 09:15'])
    expect(await countLate(services, at('10T12:00'))).toBe(0)
    await sendReminders(services, at('11T09:15'))
    expect(await listReminders(services)).toEqual(['late 2026-03-11 09:30'])
    await sendReminders(services, at('11T09:29'))
    expect(await listLateMails(services)).toBe(0)
    await sendReminders(services, at('11T09:31'))
    expect(await listLateMails(services)).toBe(1)
    expect(await countLate(services, at('11T09:31'))).toBe(1)
  })

  test('moves a reminder that comes before the event, and one that was sent before', async () => {
    const { services } = await createServices()
    await receiveRequest(services)
    await services.firestore.doc('settings/shop').set({ hours: fourDayWeek, ...closedTuesday })
    await sendReminders(services, at('10T09:15'))
    expect(await listReminders(services)).toEqual(['dueSoon 2026-03-11 09:15'])
    await sendReminders(services, at('11T09:15'))
    await services.firestore
      .doc('settings/shop')
      .set({ hours: fourDayWeek, closures: ['2026-03-10', '2026-03-11'] })
    await sendReminders(services, at('11T09:31'))
    expect(await listReminders(services)).toEqual(['dueSoon 2026-03-12 09:15'])
    expect(await listLateMails(services)).toBe(0)
  })

  test('ends a lateness of which staff were told, and they are told again when that time has passed', async () => {
    const { services, sink } = await createServices()
    await receiveRequest(services)
    await sendReminders(services, at('10T09:31'))
    await sendWaitingBusinessMail(atTime(services, at('10T09:31')), 'lateMail', Infinity)
    expect(await countLate(services, at('10T09:31'))).toBe(1)
    await publishSettings(atTime(services, at('10T10:00')), closedTuesday)
    expect(await listReminders(services)).toEqual(['dueSoon 2026-03-11 09:15'])
    expect(await countLate(services, at('10T10:00'))).toBe(0)
    await sendReminders(services, at('11T09:31'))
    await sendWaitingBusinessMail(atTime(services, at('11T09:31')), 'lateMail', Infinity)
    const late = sink.listMails().filter(({ text }) => text.includes(mailsMessages.lateText))
    expect(late.map(({ text }) => text.includes('due 09:30'))).toEqual([true, true])
  })

  test('that opens after all moves them back', async () => {
    const { services } = await createServices()
    await publishSettings(atTime(services, at('09T18:00')), closedTuesday)
    await receiveRequest(services)
    expect(await listReminders(services)).toEqual(['dueSoon 2026-03-11 09:15'])
    await publishSettings(atTime(services, at('09T20:00')))
    expect(await listReminders(services)).toEqual(['dueSoon 2026-03-10 09:15'])
  })

  test('leaves alone what is late anyway, and a time that staff have promised', async () => {
    const { services } = await createServices()
    const promisedAt = Timestamp.fromMillis(at('10T16:00'))
    await receiveRequest(services, { promisedAt })
    await publishSettings(atTime(services, at('09T20:00')), closedTuesday)
    expect(await listReminders(services)).toEqual(['dueSoon 2026-03-10 15:45'])
    await sendReminders(services, at('10T16:01'))
    await publishSettings(atTime(services, at('10T17:00')), { closures: ['2026-03-12'] })
    expect(await listReminders(services)).toEqual([])
  })

  test('is in the e-mails: when the reply is due, and the opening hours', async () => {
    const { services, sink } = await createServices()
    await publishSettings(services, closedTuesday)
    await receiveRequest(services, { email: 'ada@example.org' })
    const [toBusiness] = sink.listMails().filter(({ to }) => to.includes('hello@example.com'))
    expect(toBusiness?.text).toContain('Wednesday, 11 March 2026 at 09:30')
    expect(toBusiness?.text).toContain('Monday to Thursday: 09.00am to 07.00pm\nFriday to Sunday: closed')
    const [confirmation] = sink.listMails().filter(({ to }) => to.includes('ada@example.org'))
    expect(confirmation?.text).toContain("We'll reply by Wednesday, 11 March 2026 at 09:30 at the latest.")
    expect(confirmation?.text).toContain('Monday to Thursday: 09.00am to 07.00pm\nFriday to Sunday: closed')
    expect(confirmation?.html).toContain('Friday to Sunday: closed')
  })

  test('has no morning summary', async () => {
    const { services, sink } = await createServices()
    await services.auth.createUser({ uid: 'sola', email: 'sola@arielle.test', emailVerified: true })
    await services.auth.setCustomUserClaims('sola', { staff: true })
    await services.firestore.doc('digests/sola').set({ channel: 'email', updatedAt: Timestamp.now() })
    await receiveRequest(services)
    const countSummaries = () => sink.listMails().filter(({ subject }) => subject.includes('waiting')).length
    await publishSettings(services, closedTuesday)
    await sendDigests(services, at('10T09:05'))
    expect(countSummaries()).toBe(0)
    await sendDigests(services, at('11T09:05'))
    expect(countSummaries()).toBe(1)
  })
})

import { describe, expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { createArrivalNotifications, formatArrivalLine } from '../../../domain/sent-items/arrivalMessages'
import { parseSentItem, type SentItem, type SentItemKind } from '../../../domain/sent-items/sentItem'

const mondayAt1350 = new Date('2026-03-09T13:50:00+01:00')
const saturdayNight = new Date('2026-03-07T23:00:00+01:00')

function createItem(fields: object = {}, kind: SentItemKind = 'requests'): SentItem {
  const stored = {
    status: 'new',
    createdAt: mondayAt1350,
    name: 'Ada Obi',
    list: 'Shea Butter: 1.5',
    ...fields,
  }
  const item = parseSentItem({ kind, id: 'AB12CDefghijklmnopqr' }, stored)
  if (!item) throw new Error('the stored item is not valid')
  return item
}

const now = mondayAt1350.getTime() + 1000
const enquiryFields = { fullname: 'Ben Eze', subject: 'Delivery', message: 'Do you\ndeliver to Abuja?' }
const people = ['Ada Obi', 'Ben Eze', 'Chi Ude', 'Dayo Ojo', 'Efe Osa'].map((name) => createItem({ name }))

describe('the line that announces new items', () => {
  test.each([
    ['a request', [createItem()], 'New request from Ada Obi, AB12CD. Due 14:35.'],
    ['an enquiry', [createItem(enquiryFields, 'enquiries')], 'New enquiry from Ben Eze, AB12CD. Due 14:35.'],
    ['an item without a valid name', [createItem({ name: 7 })], 'New request, AB12CD. Due 14:35.'],
    [
      'an item sent at the weekend',
      [createItem({ createdAt: saturdayNight })],
      'New request from Ada Obi, AB12CD. Due 09:45.',
    ],
    [
      'an item whose sender asked again',
      [createItem({ waitingSince: new Date(now) })],
      'Ada Obi asked again, AB12CD. Due 14:35.',
    ],
    ['two items', people.slice(0, 2), '2 new items: Ada Obi, Ben Eze.'],
    ['five items', people, '5 new items: Ada Obi, Ben Eze, Chi Ude and 2 more.'],
    ['no item', [], ''],
  ])('names %s', (_, items, line) => expect(formatArrivalLine(items, now, defaultCalendar)).toBe(line))

  test('names the day of a reply that is not due today', () => {
    const item = createItem({ createdAt: saturdayNight })
    expect(formatArrivalLine([item], saturdayNight.getTime(), defaultCalendar)).toBe(
      'New request from Ada Obi, AB12CD. Due Monday at 09:45.',
    )
  })

  test('keeps hostile text as it is', () => {
    const name = '<img src=x onerror=alert(1)>'
    expect(formatArrivalLine([createItem({ name })], now, defaultCalendar)).toContain(`from ${name},`)
  })
})

describe('a system notification', () => {
  test('has the reference, the due time and the first words, and leads to the item', () =>
    expect(createArrivalNotifications([createItem()], now, defaultCalendar)).toEqual([
      {
        title: 'New request from Ada Obi',
        body: 'AB12CD. Due 14:35.\nShea Butter: 1.5',
        tag: 'AB12CDefghijklmnopqr',
        path: '/staff/requests/AB12CDefghijklmnopqr',
      },
    ]))

  test("begins an enquiry's words with its subject, in one line", () =>
    expect(
      createArrivalNotifications([createItem(enquiryFields, 'enquiries')], now, defaultCalendar),
    ).toMatchObject([
      {
        title: 'New enquiry from Ben Eze',
        body: 'AB12CD. Due 14:35.\nDelivery: Do you deliver to Abuja?',
        path: '/staff/enquiries/AB12CDefghijklmnopqr',
      },
    ]))

  test('cuts a long text at a whole character', () => {
    const [notification] = createArrivalNotifications(
      [createItem({ list: '🌿'.repeat(100) })],
      now,
      defaultCalendar,
    )
    expect(notification?.body.split('\n')[1]).toBe(`${'🌿'.repeat(79)}…`)
  })

  test('is one for each of up to three items, and one for all of more', () => {
    expect(createArrivalNotifications(people.slice(0, 3), now, defaultCalendar)).toHaveLength(3)
    expect(createArrivalNotifications(people, now, defaultCalendar)).toEqual([
      {
        title: '5 new items',
        body: 'Ada Obi, Ben Eze, Chi Ude and 2 more',
        tag: 'new-items',
        path: '/staff',
      },
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import {
  findShopSettingsErrors,
  parsePublishedShop,
  parseShopSettings,
  toShopSettingsFields,
} from '../../../domain/settings/shopSettings'
import { parseStoredShop } from '../../../domain/settings/storedShop'
import {
  shopSettingsSchemaTestCases,
  shopSettingsWithMaxLengthFields,
  validShopSettings,
} from '../../schemas/shopSettingsSchemaTestCases'
import { applyFieldChanges } from '../../schemas/schemaCase'

test.each(shopSettingsSchemaTestCases)('finds what the rules refuse: $says', ({ change, invalidFields }) =>
  expect(findShopSettingsErrors(applyFieldChanges(validShopSettings, change))).toEqual(invalidFields),
)

describe('the stored settings', () => {
  test('are read and written as they are', () => {
    const settings = parseShopSettings(validShopSettings)
    expect(settings.calendar.week).toEqual([
      { from: 540, to: 1140 },
      { from: 540, to: 1140 },
      ...[null, null, null],
      { from: 600, to: 1020 },
      null,
    ])
    expect(settings.calendar.closures).toEqual([
      { date: '2026-10-01', note: 'Independence Day' },
      { date: '2026-12-25', note: '' },
    ])
    expect(toShopSettingsFields(settings)).toEqual(validShopSettings)
  })

  test('can have all of their greatest lengths at once', () => {
    const { calendar, payment } = parseShopSettings(shopSettingsWithMaxLengthFields)
    expect(calendar.week).toEqual(Array(7).fill({ from: 0, to: 1440 }))
    expect(payment).toHaveLength(2000)
  })

  test.each([undefined, null, 'shop', {}])('that are %j are the built ones', (stored) =>
    expect(parseShopSettings(stored)).toEqual({
      calendar: defaultCalendar,
      delivery: '',
      collection: '',
      payment: '',
    }),
  )

  test('of a later form are not used', () => {
    const stored = { ...validShopSettings, schema: 2 }
    expect(parseShopSettings(stored).calendar).toEqual(defaultCalendar)
    expect(parseStoredShop(stored).hasLaterForm).toBe(true)
  })

  test('lose what is malformed and nothing else', () => {
    const { calendar, delivery, payment } = parseShopSettings({
      hours: { mon: '9 to 5', tue: '08:00-12:00' },
      closures: ['2026-10-01', 5, 'tomorrow', '2026-12-25 Christmas', '2026-10-01 Independence Day'],
      delivery: 7,
      payment: 'Cash',
    })
    expect(calendar.week).toEqual([
      { from: 540, to: 1140 },
      { from: 480, to: 720 },
      ...[null, null, null, null, null],
    ])
    expect(calendar.closures).toEqual([
      { date: '2026-10-01', note: 'Independence Day' },
      { date: '2026-12-25', note: 'Christmas' },
    ])
    expect({ delivery, payment }).toEqual({ delivery: '', payment: 'Cash' })
  })

  test('name who published them last, and when', () => {
    const updatedAt = new Date('2026-03-09T13:00+01:00')
    const by = { uid: 'sola', name: 'Sola' }
    expect(parseStoredShop({ ...validShopSettings, by, updatedAt })).toMatchObject({ by, updatedAt })
    expect(parseStoredShop({})).toMatchObject({ by: null, updatedAt: null, hasLaterForm: false })
  })
})

test('visitors see everything but how to pay', () => {
  const { calendar, delivery, collection } = parseShopSettings(validShopSettings)
  expect(parsePublishedShop(validShopSettings)).toEqual({ calendar, delivery, collection })
  expect(parsePublishedShop(undefined)).toBeNull()
})

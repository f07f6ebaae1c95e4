import { describe, expect, test } from 'vitest'
import { isSameShopInput, mergeShopInputs } from '../../../domain/settings/mergeShopInputs'
import {
  findShopInputErrors,
  parseShopInput,
  readShopInput,
  type ShopInput,
  toShopInput,
} from '../../../domain/settings/shopInput'
import {
  findShopSettingsErrors,
  parseShopSettings,
  toShopSettingsFields,
} from '../../../domain/settings/shopSettings'
import { shopSettingsWithMaxLengthFields, validShopSettings } from '../../schemas/shopSettingsSchemaTestCases'

const today = '2026-03-09'
const input = toShopInput(parseShopSettings(validShopSettings))
const withDay = (day: Partial<ShopInput['week'][number]>): ShopInput => ({
  ...input,
  week: input.week.map((each, index) => (index === 1 ? { ...each, ...day } : each)),
})
const withClosures = (...closures: [date: string, note?: string][]): ShopInput => ({
  ...input,
  closures: closures.map(([date, note = '']) => ({ date, note })),
})
const getDate = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)

describe('the form of the settings', () => {
  test.each([
    validShopSettings,
    { ...shopSettingsWithMaxLengthFields, closures: [] },
    { hours: {}, closures: [] },
  ])('reads back what it was made of: %#', (stored) => {
    const form = toShopInput(parseShopSettings(stored))
    expect(findShopInputErrors(form, today)).toEqual([])
    expect(toShopSettingsFields(readShopInput(form, today))).toEqual(stored)
  })

  test('offers usual hours for a day that opens', () =>
    expect(input.week[2]).toEqual({ isOpen: false, from: '09:00', to: '17:00' }))

  test('trims texts and notes, and sorts the closed days', () => {
    const edited = {
      ...withClosures(['2026-12-25', ' Christmas  Day '], ['2026-10-01']),
      delivery: ' We deliver.\n',
      payment: ' ',
    }
    expect(toShopSettingsFields(readShopInput(edited, today))).toEqual({
      hours: validShopSettings.hours,
      closures: ['2026-10-01', '2026-12-25 Christmas Day'],
      delivery: 'We deliver.',
      collection: validShopSettings.collection,
    })
  })

  test.each<[string, ShopInput, unknown]>([
    ['a day that ends before it begins', withDay({ to: '08:00' }), { field: 'week', index: 1 }],
    ['a day that ends when it begins', withDay({ to: '09:00' }), { field: 'week', index: 1 }],
    ['a day without a time', withDay({ from: '' }), { field: 'week', index: 1 }],
    ['a closed day without a date', withClosures(['']), { field: 'closures', index: 0, problem: 'date' }],
    ['a closed day in words', withClosures(['March 2026']), { field: 'closures', index: 0, problem: 'date' }],
    [
      'a closed day that is there twice',
      withClosures(['2026-10-01'], ['2026-10-01', 'x']),
      { field: 'closures', index: 1, problem: 'repeated' },
    ],
    [
      'a note that is too long',
      withClosures(['2026-10-01', 'n'.repeat(81)]),
      { field: 'closures', index: 0, problem: 'note' },
    ],
    ['a text that is too long', { ...input, payment: 'p'.repeat(2001) }, { field: 'payment' }],
    ['a text that nobody can read', { ...input, delivery: '…' }, { field: 'delivery' }],
    [
      'more than 60 closed days to come',
      withClosures(...Array.from({ length: 61 }, (_, day): [string] => [getDate(100 + day)])),
      { field: 'closures', index: 60, problem: 'tooMany' },
    ],
  ])('finds %s', (_, edited, error) => expect(findShopInputErrors(edited, today)).toEqual([error]))

  test.each([
    withDay({ isOpen: false, from: '', to: '' }),
    withDay({ from: '18:00', to: '00:00' }),
    { ...input, delivery: '', collection: '', payment: '' },
    { ...input, payment: 'p'.repeat(2000) },
    withClosures(['2026-10-01', 'n'.repeat(80)]),
  ])('finds nothing where the rules accept it: %#', (edited) => {
    expect(findShopInputErrors(edited, today)).toEqual([])
    expect(findShopSettingsErrors(toShopSettingsFields(readShopInput(edited, today)))).toEqual([])
  })

  test('drops the oldest closed days of the past beyond 60, so that the next one can be added', () => {
    const dates = Array.from({ length: 62 }, (_, day) => getDate(day))
    const edited = withClosures(...dates.toReversed().map((date): [string] => [date]))
    expect(findShopInputErrors(edited, today)).toEqual([])
    const { closures } = readShopInput(edited, today).calendar
    expect(closures.map(({ date }) => date)).toEqual(dates.slice(2))
  })

  test('survives on the device as it is, and a malformed one is none', () => {
    expect(parseShopInput(JSON.parse(JSON.stringify(input)))).toEqual(input)
    for (const stored of [
      null,
      {},
      { ...input, week: [] },
      { ...input, closures: [{ date: 1 }] },
      { ...input, payment: 1 },
    ])
      expect(parseShopInput(stored)).toBeNull()
  })
})

describe('what a colleague publishes meanwhile', () => {
  test('is taken over where the form was not changed', () => {
    const mine = { ...input, payment: 'Mine' }
    const theirs = { ...withDay({ to: '20:00' }), delivery: 'Theirs' }
    expect(mergeShopInputs(input, mine, theirs)).toEqual({
      input: { ...theirs, payment: 'Mine' },
      conflicts: [],
      takenOver: ['week', 'delivery'],
    })
  })

  test('is a conflict where both have changed the same, each in another way', () => {
    const [mine, theirs] = [withDay({ to: '20:00' }), withDay({ to: '21:00' })]
    expect(mergeShopInputs(input, mine, theirs)).toEqual({ input: mine, conflicts: ['week'], takenOver: [] })
  })

  test('is nothing new where both did the same', () => {
    const mine = { ...input, delivery: 'The same' }
    expect(mergeShopInputs(input, mine, mine)).toEqual({ input: mine, conflicts: [], takenOver: [] })
    expect(isSameShopInput(mine, { ...mine, delivery: ' The same\n' })).toBe(true)
    expect(isSameShopInput(mine, input)).toBe(false)
  })

  test('is nothing new if it only keeps other times of a day that is closed', () => {
    const [mine, theirs] = [
      withDay({ isOpen: false, from: '10:00' }),
      withDay({ isOpen: false, to: '11:00' }),
    ]
    expect(mergeShopInputs(input, mine, theirs)).toEqual({ input: mine, conflicts: [], takenOver: [] })
  })

  test('is merged day by day for closed days: what each has added or removed', () => {
    const base = withClosures(['2026-10-01', 'Independence Day'], ['2026-12-25'])
    const mine = withClosures(['2026-10-01', 'Independence Day'], ['2026-12-26'], ['', 'Not dated yet'])
    const theirs = withClosures(['2026-12-25'], ['2026-12-24', 'Early'])
    const { input: merged, conflicts, takenOver } = mergeShopInputs(base, mine, theirs)
    expect(merged.closures).toEqual([
      { date: '2026-12-26', note: '' },
      { date: '', note: 'Not dated yet' },
      { date: '2026-12-24', note: 'Early' },
    ])
    expect({ conflicts, takenOver }).toEqual({ conflicts: [], takenOver: ['closures'] })
  })

  test('is a conflict where both have given one closed day another note', () => {
    const base = withClosures(['2026-10-01'])
    const [mine, theirs] = [withClosures(['2026-10-01', 'Mine']), withClosures(['2026-10-01', 'Theirs'])]
    expect(mergeShopInputs(base, mine, theirs)).toMatchObject({ input: mine, conflicts: ['closures'] })
  })
})

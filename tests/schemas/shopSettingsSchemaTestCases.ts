import {
  createFieldTestCases,
  type FieldValues,
  leftOut,
  type SchemaTestCase,
  toFieldValues,
  wrongListTypes,
} from './schemaCase'
import { createTextTestCases } from './textCases'

/* The settings of the shop. Rules cannot loop: they match the joined closures, so cases try to smuggle two into one. */

export const validShopSettings = {
  hours: { mon: '09:00-19:00', tue: '09:00-19:00', sat: '10:00-17:00' },
  closures: ['2026-10-01 Independence Day', '2026-12-25'],
  delivery: 'We deliver in Lagos within two days.',
  collection: 'From 10:00, at our shop.',
  payment: 'Pay to 0123456789,\nSample Bank.',
}

const many = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)

/** Tests the limits of the settings, and Firestore's limit of 1,000 evaluated rules expressions. */
export const shopSettingsWithMaxLengthFields = {
  hours: Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, '00:00-24:00']),
  ),
  closures: many(60, `2026-12-31 ${'n'.repeat(80)}`),
  delivery: 'd'.repeat(2000),
  collection: 'c'.repeat(2000),
  payment: 'p'.repeat(2000),
}

const monday = (hours: unknown) => ({ ...validShopSettings.hours, mon: hours })

const hoursValues: { valid: FieldValues; invalid: FieldValues } = {
  valid: {
    'are empty: the shop is never open': {},
    'last all day': monday('00:00-24:00'),
    'last a minute': monday('23:58-23:59'),
    'begin at 19:59': monday('19:59-20:00'),
    ...Object.fromEntries(
      ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [`has ${day}`, { [day]: '09:30-17:45' }]),
    ),
  },
  invalid: {
    ...leftOut,
    'is null': null,
    'is a number': 9,
    'is a text': '09:00-19:00',
    'is a list': ['09:00-19:00'],
    'has an unknown day': { ...validShopSettings.hours, monday: '09:00-19:00' },
    'has a day that is null': monday(null),
    'has a day that is a number': monday(9),
    'has a day that is empty': monday(''),
    'has a day that is a list': monday(['09:00', '19:00']),
    'ends when it begins': monday('09:00-09:00'),
    'ends before it begins': monday('19:00-09:00'),
    'ends a minute before it begins': monday('09:01-09:00'),
    'ends the next day': monday('22:00-02:00'),
    'begins at 24:00': monday('24:00-24:00'),
    'ends at 24:01': monday('09:00-24:01'),
    'ends at 25:00': monday('09:00-25:00'),
    'begins at 25:00': monday('25:00-26:00'),
    'begins at minute 60': monday('09:60-19:00'),
    'ends at minute 60': monday('09:00-18:60'),
    'has an hour of one digit': monday('9:00-19:00'),
    'has a space': monday('09:00 - 19:00'),
    'has seconds': monday('09:00:00-19:00'),
    'has no end': monday('09:00'),
    'has two intervals': monday('09:00-12:00-19:00'),
    'has a line break': monday('09:00-19:00\n'),
    'has another digit': monday('٠٩:00-19:00'),
    ...toFieldValues(
      ['0::00-19:00', '0/:00-19:00', '2/:00-23:00', '09:/0-19:00', '09:0/-19:00', '09:0:-19:00'].map(monday),
    ),
    ...Object.fromEntries(
      ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [
        `has a wrong ${day}`,
        { [day]: '19:00-09:00' },
      ]),
    ),
  },
}

const closuresValues: { valid: FieldValues; invalid: FieldValues } = {
  valid: {
    'are empty': [],
    'has a note of one digit': ['2026-10-01 7'],
    'has a note with a comma': ['2026-10-01 Rain, floods'],
    'has a note of 80 letters': [`2026-10-01 ${'n'.repeat(80)}`],
    'has a note that is a date': ['2026-10-01 2026-10-02'],
    'has the first day of a year': ['2026-01-01'],
    'has the last day of a year': ['2026-12-31'],
    'has the 29th': ['2028-02-29'],
    'has 60': many(60, '2026-10-01'),
  },
  invalid: {
    ...leftOut,
    ...wrongListTypes,
    'is a text': '2026-10-01',
    'has 61': many(61, '2026-10-01'),
    'has a number': [20261001],
    'has an empty one': [''],
    'has a note without a date': ['Independence Day'],
    'has a space without a note': ['2026-10-01 '],
    'has a note without a space': ['2026-10-01Independence Day'],
    'has an invisible note': ['2026-10-01 \u3164'],
    'has a note of 81 letters': [`2026-10-01 ${'n'.repeat(81)}`],
    'has a note of 81 units of emoji': [`2026-10-01 n${'🌿'.repeat(40)}`],
    'has a note with a bidirectional mark': ['2026-10-01 Independence\u202E Day'],
    'has a note with a tab': ['2026-10-01 Independence\tDay'],
    'has two in one': ['2026-10-01 Independence Day\n2026-10-02'],
    'has a line break at the end': ['2026-10-01\n'],
    'has month 0': ['2026-00-01'],
    'has month 13': ['2026-13-01'],
    'has month 20': ['2026-20-01'],
    'has day 0': ['2026-10-00'],
    'has day 32': ['2026-10-32'],
    'has day 40': ['2026-10-40'],
    'has a year of five digits': ['12026-10-01'],
    'has a year of three digits': ['026-10-01'],
    'has a date in another order': ['01-10-2026'],
    'has a time': ['2026-10-01T09:00'],
  },
}

export const shopSettingsSchemaTestCases: readonly SchemaTestCase[] = [
  ...createFieldTestCases('hours', hoursValues),
  ...createFieldTestCases('closures', closuresValues),
  ...(['delivery', 'collection', 'payment'] as const).flatMap((field) => [
    ...createFieldTestCases(field, { valid: leftOut, invalid: { 'is empty': '', 'is null': null } }),
    ...createTextTestCases(field, 2000).filter(({ change }) => change[field] !== undefined),
  ]),
]

import { describe, expect, test } from 'vitest'
import { defaultCalendar } from '../domain/opening-hours/calendar'
import { formatProductsCsv } from '../domain/catalogue/importing/formatProductsCsv'
import { formatSentItemsCsv } from '../domain/sent-items/formatSentItemsCsv'
import { renderAllMails, sampleItem } from './sampleMails'
import { findUnreadableTexts } from './unreadableTexts'

/** The texts of a module of domain/messages, at any depth. Functions are left out. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

/** All texts of domain/messages, those that functions make as well, without what is put into them. */
function listSourceTexts(): string[] {
  const sources = import.meta.glob<string>('../domain/messages/**/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  return Object.values(sources).flatMap((source) =>
    [...source.replaceAll(/\$\{.*?\}/g, '').matchAll(/(['"`])(.*?)\1/g)].map(([, , text = '']) => text),
  )
}

test('messages write “E-mail”, except where the specification has its own words', () => {
  const texts = listSourceTexts().filter((text) => /(?<![-\w/])emails?\b/i.test(text))
  expect(new Set(texts)).toEqual(
    new Set([
      'Email',
      'Email Address',
      'Enter a registered email',
      'Password Reset Email Sent, Check Email....',
    ]),
  )
})

describe('unreadable texts', () => {
  test.each([
    'medianLabel',
    'Draft by undefined',
    'NaN minutes',
    'Opened [object Object]',
    'since Invalid Date',
    '“alsoKnownAs”:',
  ])('are such as %j', (text) => expect(findUnreadableTexts([text])).toEqual([text]))

  test.each([
    'Reply on WhatsApp',
    'Save it as JPEG (iPhones: Settings).',
    'adaObi@example.com',
    'https://shop.example/productList',
    'firstPhoto.jpeg',
    'xyz234efGhijklmnopqr',
  ])('are not such as %j', (text) => expect(findUnreadableTexts([text])).toEqual([]))

  test('are none in the e-mails, in what the CSV files have in their first row and in the messages', () => {
    const mails = renderAllMails(sampleItem).flatMap(({ subject, text }) => [subject, text])
    const csvHeads = [
      formatProductsCsv([]),
      formatSentItemsCsv([], { findProduct: () => undefined, calendar: defaultCalendar }),
    ].map((csv) => csv.replaceAll(',', ' '))
    const messages = Object.values(
      import.meta.glob<Record<string, unknown>>('../domain/messages/**/*.ts', { eager: true }),
    ).flatMap(listTexts)
    expect(messages.length).toBeGreaterThan(500)
    expect(findUnreadableTexts([...mails, ...csvHeads, ...messages])).toEqual([])
  })
})

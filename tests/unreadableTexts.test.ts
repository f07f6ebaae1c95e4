import { describe, expect, test } from 'vitest'
import { formatProductsCsv } from '../domain/catalogue/importing/formatProductsCsv'
import { formatSentItemsCsv } from '../domain/sent-items/formatSentItemsCsv'
import { renderAllMails, sampleItem } from './sampleMails'
import { findUnreadableTexts } from './unreadableTexts'

/** The texts of a module of domain/messages, at any depth. Functions are left out. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

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
    const csvHeads = [formatProductsCsv([]), formatSentItemsCsv([], () => undefined)].map((csv) =>
      csv.replaceAll(',', ' '),
    )
    const messages = Object.values(
      import.meta.glob<Record<string, unknown>>('../domain/messages/**/*.ts', { eager: true }),
    ).flatMap(listTexts)
    expect(messages.length).toBeGreaterThan(500)
    expect(findUnreadableTexts([...mails, ...csvHeads, ...messages])).toEqual([])
  })
})

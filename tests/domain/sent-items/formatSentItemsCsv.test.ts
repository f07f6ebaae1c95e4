import fc from 'fast-check'
import { randomText } from '../../randomText'
import { describe, expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { formatCsv } from '../../../domain/csv/formatCsv'
import { formatSentItemsCsv } from '../../../domain/sent-items/formatSentItemsCsv'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { createSentItem, findProduct } from './createSentItem'

const sources = { findProduct, calendar: defaultCalendar }

/** Parses CSV as RFC 4180 describes it: quoted or plain cells, each row with its line break at the end. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

function formatRecord(change: Partial<SentItem>): Record<string, string> {
  const [header = [], cells = [], ...others] = parseCsv(
    formatSentItemsCsv([createSentItem(change)], sources).slice(1),
  )
  expect(others).toEqual([])
  expect(cells).toHaveLength(header.length)
  return Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']))
}

describe('formatSentItemsCsv', () => {
  test('has one row per item below the names of the columns, with the mark of UTF-8', () => {
    const csv = formatSentItemsCsv(
      [createSentItem(), createSentItem({ id: 'xyz234efghijklmnopqr' })],
      sources,
    )
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFReference,Kind,Status,Sent (Lagos),Reply due,Name,Phone,WhatsApp,E-mail,Subject,Text,Delivery area,Products,Claimed by,Answered by,Channel,Answer,Id',
      'ABC234,Request,New,2026-03-09 13:50,2026-03-09 14:35,Ada Obi,,,,,1.5 kg Shea Butter,,1.5 kg Shea Butter,,,,,ABC234efghijklmnopqr',
      'XYZ234,Request,New,2026-03-09 13:50,2026-03-09 14:35,Ada Obi,,,,,1.5 kg Shea Butter,,1.5 kg Shea Butter,,,,,xyz234efghijklmnopqr',
      '',
    ])
    expect(formatSentItemsCsv([], sources)).toMatch(/^\uFEFFReference,[^\n]*,Id\r\n$/)
  })

  test('has everything that is known of an answered enquiry', () =>
    expect(
      formatRecord({
        kind: 'enquiries',
        sender: { name: 'Ọlá "O" Ade', phone: '0803 123 4567', whatsapp: '', email: 'ola@example.com' },
        subject: 'Delivery; pick-up',
        text: 'Hello,\ndo you deliver?',
        items: [],
        status: 'answered',
        claimedBy: { uid: 's', name: 'Sola Staff' },
        answer: { uid: 'sola', name: 'Bisi', channel: 'email', text: 'Yes,\r\ntomorrow.' },
      }),
    ).toMatchObject({
      Kind: 'Enquiry',
      Status: 'Answered',
      Name: 'Ọlá "O" Ade',
      Phone: '0803 123 4567',
      'E-mail': 'ola@example.com',
      Subject: 'Delivery; pick-up',
      Text: 'Hello,\ndo you deliver?',
      Products: '',
      'Claimed by': 'Sola Staff',
      'Answered by': 'Bisi',
      Channel: 'E-mail',
      Answer: 'Yes,\r\ntomorrow.',
    }))

  test('adds up the products, and names one that is no longer in the catalogue', () => {
    const items = [
      { productId: '2', halves: 4 },
      { productId: '84', halves: 1 },
      { productId: '2', halves: 1 },
    ]
    expect(formatRecord({ items, text: '' }).Products).toBe('2.5 litres Argan Oil; product 84: 0.5')
  })

  test("has the lines in the sender's own words behind the products", () => {
    const text = '1.5 kg Shea Butter\nDates: 5\nMoulds, if you sell any'
    expect(formatRecord({ text }).Products).toBe('1.5 kg Shea Butter; Dates: 5; Moulds, if you sell any')
  })

  test.each([
    ['an international number', '+234 803 123 4567', "'+234 803 123 4567"],
    ['a number that begins with 0', '08031234567', "'08031234567"],
    ['a number of many digits', '2348031234567', "'2348031234567"],
    ['a number in groups', '0803 123 4567', '0803 123 4567'],
  ])('keeps %s readable', (_, phone, cell) => {
    const record = formatRecord({ sender: { name: 'Ada', phone, whatsapp: phone, email: '' } })
    expect([record.Phone, record.WhatsApp]).toEqual([cell, cell])
  })

  test('neutralises a formula in each field that a person wrote', () => {
    const formula = '=HYPERLINK("https://evil.example";"Click")'
    const record = formatRecord({
      kind: 'enquiries',
      sender: { name: formula, phone: formula, whatsapp: formula, email: formula },
      subject: formula,
      text: formula,
      deliveryArea: formula,
      items: [],
      claimedBy: { uid: 's', name: formula },
      answer: { uid: 'sola', name: formula, channel: 'phone', text: formula },
    })
    expect(Object.values(record).filter((cell) => cell === `'${formula}`)).toHaveLength(10)
    expect(Object.values(record).filter((cell) => cell.startsWith('='))).toEqual([])
  })
})

describe('formatCsv', () => {
  test.each([
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\ttext', '\rtext', '\ntext', '  =1', '\u00A0=1'],
    ...['\u200B=1', '\uFEFF=1', '＝1', ' ＋1', '－1', '＠SUM(A1)', '﹦1', '00123', '123456789012', '1e5'],
    ...[
      '{=1}',
      ' { =1}',
      '｛＝1',
      "|cmd'/c calc",
      '｜cmd',
      '\u22121',
      '⁻1',
      '﹣1',
      '﹫SUM(A1)',
      '\u3164=1',
      '\u2800+1',
    ],
    ...['\u034F-1', '\uFE0F@A', '\u0000=1', '\u2060\u202E=1', '\u115F{=1}'],
  ])('neutralises %j with an apostrophe', (text) =>
    expect(parseCsv(formatCsv([[text]]).slice(1))).toEqual([[`'${text}`]]),
  )

  test.each([
    ...['', '0', '12', '12345678901', '1.5', 'a=b', 'ada@example.com', '2026-03-09', '{due}', '<script>'],
    ...[' a', '–1', '{ due }', 'a|b', 'a\u22121'],
  ])('leaves %j as it is', (text) => expect(parseCsv(formatCsv([[text]]).slice(1))).toEqual([[text]]))

  test('marks a text that looks marked, so that an import gives it back', () =>
    expect(parseCsv(formatCsv([["'=1"]]).slice(1))).toEqual([["''=1"]]))

  test('gives every text back, with at most an apostrophe before it, and never a formula', () => {
    const special = fc.constantFrom(
      '\r\n',
      ...Array.from(`"',;\r\n\t =+-@＝🌿\u202E{|\u2212\uFEFF\u200B\u3164`),
    )
    const cell = fc.array(fc.oneof(special, randomText(4))).map((parts) => parts.join(''))
    const rows = fc
      .integer({ min: 1, max: 4 })
      .chain((columns) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { maxLength: 5 }),
      )
    fc.assert(
      fc.property(rows, (texts) => {
        const csv = formatCsv(texts)
        expect(csv.startsWith('\uFEFF')).toBe(true)
        const parsed = parseCsv(csv.slice(1))
        expect(parsed.map((cells) => cells.length)).toEqual(texts.map((cells) => cells.length))
        parsed.flat().forEach((parsedCell, index) => {
          const text = texts.flat()[index] ?? ''
          expect([text, `'${text}`]).toContain(parsedCell)
          expect(parsedCell.normalize('NFKC')).not.toMatch(
            /^(?:[\s\p{Cf}\u3164\u1160]*(?:[=+\-@|\u2212]|\{[\s\p{Cf}\u1160]*=)|[\t\r\n])/u,
          )
        })
      }),
    )
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from '../../../domain/csv/decodeText'
import { formatCsv } from '../../../domain/csv/formatCsv'
import { parseCsv } from '../../../domain/csv/parseCsv'
import { readTable } from '../../../domain/csv/readTable'

const readCells = (text: string) => parseCsv(text).rows.map(({ cells }) => cells)

// Texts of the characters that make a difference in CSV and in spreadsheets.
const text = fc.oneof(
  fc.string({
    unit: fc.constantFrom('a', '0', "'", '"', ',', ';', '\t', '\n', '\r', '=', '-', ' ', '\uFEFF', 'ẹ'),
  }),
  fc.string(),
)

test('reads back exactly what the export writes', () => {
  const row = fc.tuple(text, text, text)
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const table = [['id', 'name', 'text'], ...rows]
      const kept = table.filter((cells) => cells.some((cell) => cell.trim() !== ''))
      expect(readCells(formatCsv(table))).toEqual(kept)
    }),
  )
})

const readText = (content: string) =>
  readTable(new TextEncoder().encode(content), 1000, (names) => names.includes('id'))

test.each([
  [',', ''],
  [';', ''],
  [';', 'sep=;'],
  ['\t', '"Prices ""new""\nof May"'],
  [',', 'Prices of May; June, July\n\n,,'],
])('reads cells separated by %j, below what is above the names of the columns: %j', (separator, above) => {
  const lines = [
    ['id', 'name', 'text'],
    ['1', '"a, b; c\td"', 'x'],
  ]
  expect(readText([above, ...lines.map((cells) => cells.join(separator))].join('\n'))).toMatchObject({
    names: ['id', 'name', 'text'],
    rows: [{ cells: ['1', 'a, b; c\td', 'x'] }],
  })
})

test.each(['\n', '\r\n', '\r'])('reads lines that end with %j, and counts empty ones', (end) => {
  expect(parseCsv(['id,name', '', ',', '7,Shea', ''].join(end))).toEqual({
    malformedRow: null,
    rows: [
      { number: 1, cells: ['id', 'name'] },
      { number: 4, cells: ['7', 'Shea'] },
    ],
  })
})

test('names the row in which a quoted cell does not end, or has text behind its end', () => {
  expect(readText('id,name\n1,"Shea\nButter')).toEqual({ kind: 'malformed', row: 2 })
  expect(readText('id;name\n1;Shea\n2;"Shea" Butter')).toEqual({ kind: 'malformed', row: 3 })
})

test('decodes UTF-8 and the UTF-16 of spreadsheets, and no encoding that would be a guess', () => {
  const littleEndian = new Uint8Array(Buffer.from('\uFEFFỌṣẹ', 'utf16le'))
  const bigEndian = new Uint8Array(Buffer.from('\uFEFFỌṣẹ', 'utf16le').swap16())
  expect([littleEndian, bigEndian, new TextEncoder().encode('Ọṣẹ')].map(decodeText)).toEqual(
    Array(3).fill('Ọṣẹ'),
  )
  expect(decodeText(new Uint8Array([0x4f, 0xe9, 0x20]))).toBeNull()
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typedMessage } from '../../web/domain/editingMessages'
import { isCount } from '../../web/domain/storedList'
import { readTypedCount } from '../../web/domain/typedCount'

describe('5. Cart quantity, typed: minimum and step 0.5', () => {
  test.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    [' 2 ', 2],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['½', 0.5],
    ['1½', 1.5],
    ['1 ½', 1.5],
    ['1.24', 1],
    ['1.25', 1.5],
    ['1,7', 1.5],
    ['0.01', 0.5],
    ['0,500', 0.5],
    ['1,500', 1.5],
    ['1,000', 1],
    ['12,345', 12.5],
    ['1,234.5', 999],
    ['1,234,567', 999],
    ['1,234,567.5', 999],
    ['999.5', 999],
    ['9'.repeat(400), 999],
  ])('"%s" becomes %d', (text, count) => {
    expect(readTypedCount(text)?.count).toBe(count)
  })

  test.each([
    '',
    ' ',
    '0',
    '0.0',
    '.',
    ',',
    '-1',
    '+1',
    '1e3',
    '0x10',
    'two',
    '2 kg',
    '1 5',
    '1.5.2',
    '1/2',
    '٣',
    'NaN',
    'Infinity',
  ])('"%s" is refused', (text) => {
    expect(readTypedCount(text)).toBeNull()
  })

  test('every text ends in whole halves from 0.5 to 999, or is refused', () => {
    const digits = fc.string({ unit: fc.constantFrom('0', '1', '2', '5', '9', '.', ',', '½', ' ', '-', 'e') })
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary-ascii' }), digits), (text) => {
        const read = readTypedCount(text)
        expect(read === null || isCount(read.count)).toBe(true)
      }),
    )
  })

  test('every count reads back as itself, with a point and with a comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1998 }), (halves) => {
        const shown = String(halves / 2)
        expect(readTypedCount(shown)?.count).toBe(halves / 2)
        expect(readTypedCount(shown.replace('.', ','))?.count).toBe(halves / 2)
      }),
    )
  })

  test('no other count lies nearer to what was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 99_900 }), (hundredths) => {
        const count = readTypedCount(String(hundredths / 100))?.count ?? NaN
        expect(Math.abs(count * 100 - hundredths)).toBeLessThanOrEqual(25)
      }),
    )
  })
})

describe('5. Cart quantity, typed: what was made of it is said', () => {
  test.each([
    ['3', 'Shea Butter set to 3'],
    ['1.7', 'Shea Butter set to 1.5: lists count in halves'],
    ['0.2', 'Shea Butter set to 0.5, the least a list can hold'],
    ['5000', 'Shea Butter set to 999, the most a list can hold'],
    ['', 'Shea Butter kept at 1.5. To take it off, press Remove'],
    ['0', 'Shea Butter kept at 1.5. To take it off, press Remove'],
    ['many', 'Shea Butter kept at 1.5. To take it off, press Remove'],
    ['1,5', null],
    ['1,500', 'Shea Butter set to 1.5: the comma was read as a decimal point'],
    ['2,000', 'Shea Butter set to 2: the comma was read as a decimal point'],
    ['0,500', 'Shea Butter set to 0.5'],
  ])('"%s": %s', (text, message) => {
    expect(typedMessage('Shea Butter', readTypedCount(text), 1.5)).toBe(message)
  })
})

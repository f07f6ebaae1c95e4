import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatNaira, parseNaira } from '../../../domain/money/naira'

describe('parseNaira', () => {
  test.each([
    ['45000', 4_500_000],
    ['45,000', 4_500_000],
    [' ₦45,000 ', 4_500_000],
    ['₦ 45 000', 4_500_000],
    ['45\u00A0000', 4_500_000],
    ['N45,000', 4_500_000],
    ['ngn 45,000', 4_500_000],
    ['45,000 naira', 4_500_000],
    ['45,000.5', 4_500_050],
    ['45,000.05', 4_500_005],
    ['1,234,567.89', 123_456_789],
    ['0.01', 1],
    ['99,999,999.99', 9_999_999_999],
  ])('reads %j as %d kobo', (text, kobo) => expect(parseNaira(text)).toBe(kobo))

  test.each([
    ...['', ' ', '₦', 'naira', 'forty', '45k', '45,000 or 46,000', '45,000 kobo', '$45', 'NN45', '٤٥'],
    // Whether these have a decimal comma or point, or lack a digit, nobody can tell.
    ...['45,00', '45.000', '45,0000', '4,5000', '0,500', '1,000,00', '45,000.', '45,000.123', '.5'],
    ...['0', '0.00', '-5', '+5', '1e5', 'Infinity', '100,000,000', '9'.repeat(400)],
  ])('does not read %j', (text) => expect(parseNaira(text)).toBeNull())
})

describe('formatNaira', () => {
  test.each([
    [4_500_000, '₦45,000'],
    [4_500_050, '₦45,000.50'],
    [4_500_005, '₦45,000.05'],
    [1, '₦0.01'],
    [100, '₦1'],
    [9_999_999_999, '₦99,999,999.99'],
  ])('formats %d kobo as %j', (kobo, text) => expect(formatNaira(kobo)).toBe(text))

  test('gives a text that reads as the same sum', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (kobo) => {
        expect(parseNaira(formatNaira(kobo))).toBe(kobo)
      }),
    ))
})

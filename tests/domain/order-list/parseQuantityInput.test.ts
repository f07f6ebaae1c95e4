import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderListMessages } from '../../../domain/messages/orderList'
import { isValidItemQuantity } from '../../../domain/order-list/storedList'
import { isZeroQuantity, parseQuantityInput } from '../../../domain/order-list/parseQuantityInput'

describe('5. Typed quantity: minimum and step 0.5', () => {
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
    ['1/2', 0.5],
    ['1 1/2', 1.5],
    ['3/4', 1],
    ['¾', 1],
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
  ])('parses "%s" as %d', (text, count) => expect(parseQuantityInput(text)?.count).toBe(count))

  test.each([
    ...[
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
      '1/0',
      '/2',
      '0/2',
    ],
    ...['٣', 'NaN', 'Infinity'],
  ])('rejects "%s"', (text) => expect(parseQuantityInput(text)).toBeNull())

  test.each(['0', ' 0 ', '00', '0.0', '0,0', '0.'])('takes "%s" as 0', (text) =>
    expect(isZeroQuantity(text)).toBe(true),
  )

  test.each(['', '.', '0.5', '10', '-0', '0 kg', '0/2'])('does not take "%s" as 0', (text) =>
    expect(isZeroQuantity(text)).toBe(false),
  )

  test('parses any text as a multiple of 0.5 from 0.5 to 999, or rejects it', () => {
    const digits = fc.string({ unit: fc.constantFrom('0', '1', '2', '5', '9', '.', ',', '½', ' ', '-', 'e') })
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary-ascii' }), digits), (text) => {
        const parsed = parseQuantityInput(text)
        expect(parsed === null || isValidItemQuantity(parsed.count)).toBe(true)
      }),
    )
  })

  test('parses every formatted count back, with a point and with a comma', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1998 }), (halves) => {
        const formatted = String(halves / 2)
        expect(parseQuantityInput(formatted)?.count).toBe(halves / 2)
        expect(parseQuantityInput(formatted.replace('.', ','))?.count).toBe(halves / 2)
      }),
    ))

  test('rounds to the nearest count', () =>
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 99_900 }), (hundredths) => {
        const count = parseQuantityInput(String(hundredths / 100))?.count ?? NaN
        expect(Math.abs(count * 100 - hundredths)).toBeLessThanOrEqual(25)
      }),
    ))
})

describe('5. Typed quantity: the message', () => {
  test.each([
    ['3', 'Shea Butter set to 3 kg'],
    ['1.7', 'Shea Butter set to 1.5 kg, rounded to the nearest half'],
    ['0.2', 'Shea Butter set to 0.5 kg, the least a list can hold'],
    ['5000', 'Shea Butter set to 999 kg, the most a list can hold'],
    ['', 'Shea Butter stays at 1.5 kg. Enter a number from 0.5 to 999'],
    ['1/2', 'Shea Butter set to 0.5 kg'],
    ['many', 'Shea Butter stays at 1.5 kg. Enter a number from 0.5 to 999'],
    ['1,5', null],
    ['1,500', 'Shea Butter set to 1.5 kg: we read the comma as a decimal point'],
    ['2,000', 'Shea Butter set to 2 kg: we read the comma as a decimal point'],
    ['0,500', 'Shea Butter set to 0.5 kg'],
  ])('"%s": %s', (text, message) => {
    expect(
      orderListMessages.formatQuantityChangeMessage(
        { name: 'Shea Butter', unit: 'kg' },
        parseQuantityInput(text),
        1.5,
      ),
    ).toBe(message)
  })
})

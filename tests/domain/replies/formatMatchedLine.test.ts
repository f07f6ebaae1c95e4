import { describe, expect, test } from 'vitest'
import { formatMatchedLine } from '../../../domain/replies/formatMatchedLine'

const dates = { name: 'Medjool Dates', unit: 'kg' } as const

describe('a line in the words of its sender, matched to a product', () => {
  test.each([
    ['Dates: 5', '5 kg Medjool Dates'],
    ['Dates: 2.5.', '2.5 kg Medjool Dates'],
    ['dates x 2', '2 kg Medjool Dates'],
    ['dates (½)', '0.5 kg Medjool Dates'],
    ['dates, 3 kilos', '3 kg Medjool Dates'],
    ['3 kg of dates', '3 kg Medjool Dates'],
    ['- 3kg dates', '3 kg Medjool Dates'],
    ['500 g dates', '0.5 kg Medjool Dates'],
    ['I need two kilos of dates pls', '2 kg Medjool Dates'],
  ])('has the quantity that %j says', (words, line) => expect(formatMatchedLine(words, dates)).toBe(line))

  test.each([
    ['dates'],
    ['Dates, if you sell any'],
    ['250 g dates'],
    ['dates 1 kg 250 g'],
    ['5 bags of dates'],
    ['5 dates'],
    ['5 litres of dates'],
    ['dates: 5 pieces'],
    ['dates 250g x 4'],
    ['5 kg dates x 2'],
    ['dates: 5 to 10'],
    ['dates 5-10'],
    ['dates: 0.3'],
    ['dates: 2000'],
    ['dates: 5,500'],
  ])('keeps the words where they say no clear quantity: %j', (words) =>
    expect(formatMatchedLine(words, dates)).toBe(`Medjool Dates (you wrote “${words}”)`),
  )

  test('of a product without a unit has a number alone', () => {
    expect(formatMatchedLine('Dates: 5', { name: 'Medjool Dates' })).toBe('Medjool Dates: 5')
    expect(formatMatchedLine('5 kg dates', { name: 'Medjool Dates' })).toBe(
      'Medjool Dates (you wrote “5 kg dates”)',
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparePriceFile, formatPriceTable } from '../../../domain/prices/priceTable'

const products = [
  { id: '84', name: 'Avocado Butter', unit: 'kg' as const },
  { id: '1', name: 'Shea Butter', unit: 'kg' as const },
  { id: '25', name: '=Lemongrass', unit: 'bunch' as const },
]
const amounts = new Map([
  ['1', 250_050],
  ['84', 980_000],
])
const compare = (text: string, of = amounts) => comparePriceFile(new TextEncoder().encode(text), products, of)
const compareRows = (...rows: string[]) => compare(['id,name,price', ...rows].join('\n'))

describe('the file with prices', () => {
  test('has each product by id with its unit and its price as staff type it, and no formula', () => {
    expect(formatPriceTable(products, amounts).replace('\uFEFF', '').split('\r\n')).toEqual([
      'id,name,unit,price',
      '1,Shea Butter,kg,2500.50',
      "25,'=Lemongrass,bunch,",
      '84,Avocado Butter,kg,9800',
      '',
    ])
  })

  test('changes nothing where it is read as it was exported, whatever the prices are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9_999_999_999 }), { minLength: 3, maxLength: 3 }),
        (prices) => {
          const list = new Map(products.map(({ id }, index) => [id, prices[index] ?? 1]))
          const file = compare(formatPriceTable(products, list), list)
          expect(file).toEqual({ kind: 'compared', changes: [], problems: [], unchangedCount: 3 })
          const read = compare(formatPriceTable(products, list), new Map())
          expect(
            read.kind === 'compared' && read.changes.map(({ productId, amount }) => [productId, amount]),
          ).toEqual([...list].toSorted(([first], [second]) => Number(first) - Number(second)))
        },
      ),
    )
  })

  test('changes prices in the forms that people write, and leaves products without a price as they are', () => {
    expect(compareRows('1.0,Shea Butter,"₦2,600"', '84,Avocado Butter', '025,Lemongrass,700.5')).toEqual({
      kind: 'compared',
      changes: [
        { productId: '1', name: 'Shea Butter', amount: 260_000, before: 250_050 },
        { productId: '25', name: '=Lemongrass', amount: 70_050, before: null },
      ],
      problems: [],
      unchangedCount: 0,
    })
  })

  test.each(['0', '-2500', 'free', '1.234,50', '100000000', '2500.505', '=1+1'])(
    'with the price %s says in which row it is wrong',
    (price) =>
      expect(compareRows('84,Avocado Butter,9800', `1,Shea Butter,"${price}"`)).toMatchObject({
        changes: [],
        problems: [{ kind: 'invalidPrice', row: 3, text: price }],
      }),
  )

  test('with two prices for one product takes neither', () => {
    expect(compareRows('1,Shea Butter,2600', '1,Shea Butter,2700')).toMatchObject({
      changes: [],
      problems: [
        { kind: 'repeatedProduct', row: 2, other: 3 },
        { kind: 'repeatedProduct', row: 3, other: 2 },
      ],
    })
  })

  test('with an unknown product says so', () => {
    expect(compareRows('7,Palm Oil,900')).toMatchObject({
      problems: [{ kind: 'unknownProduct', row: 2, text: '7' }],
    })
  })

  test.each([
    ['name,price\nShea Butter,2600', { kind: 'noColumns' }],
    ['id,name\n1,Shea Butter', { kind: 'noColumns' }],
    ['id,price\n1,"26', { kind: 'malformed', row: 2 }],
    ['x'.repeat(2_000_001), { kind: 'tooLarge' }],
  ])('is not read where its form is wrong', (text, problem) => {
    expect(compare(text)).toEqual({ kind: 'unreadable', problem })
  })

  test('is not read in an unknown encoding', () => {
    expect(comparePriceFile(new Uint8Array([0x69, 0xff]), products, amounts)).toEqual({
      kind: 'unreadable',
      problem: { kind: 'encoding' },
    })
  })
})

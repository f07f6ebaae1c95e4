import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatProductsCsv } from '../../../../domain/catalogue/importing/formatProductsCsv'
import { readProductTable } from '../../../../domain/catalogue/importing/productTable'
import type { StoredProduct } from '../../../../domain/catalogue/storedProduct'
import { cleanText } from '../../../../domain/validation/text'
import { compareFile, contentArbitrary, createStoredProduct, publishedAt } from './importedProducts'

const shea = createStoredProduct('7')
const neem = createStoredProduct('12', { name: 'Neem Oil', category: 'Oil', hidden: true })

const findErrors = (text: string) => compareFile(text, [shea, neem]).errors
const findProblem = (bytes: Uint8Array) => {
  const read = readProductTable(bytes)
  return 'problem' in read ? read.problem : null
}
const encode = (text: string) => new TextEncoder().encode(text)

const productsArbitrary = fc
  .array(contentArbitrary, { minLength: 1, maxLength: 4 })
  .map((contents) => contents.map((content, index) => createStoredProduct(String(index + 1), content)))

/** The content as an import writes it where it differs. */
function normalize({
  soldOut,
  hidden,
  benefits: { first, second, third },
  ...product
}: StoredProduct): StoredProduct {
  return {
    ...product,
    name: cleanText(product.name),
    alsoKnownAs: product.alsoKnownAs.map(cleanText),
    description: cleanText(product.description),
    benefits: { first: cleanText(first), second: cleanText(second), third: cleanText(third) },
    ...(soldOut === true && { soldOut }),
    ...(hidden === true && { hidden }),
  }
}

describe('An import', () => {
  test('of an export finds no difference', () =>
    fc.assert(
      fc.property(productsArbitrary, (products) => {
        expect(compareFile(formatProductsCsv(products), products)).toEqual({ changes: [], errors: [] })
      }),
    ))

  test('of the export of other contents gives these contents, and keeps each picture', () =>
    fc.assert(
      fc.property(contentArbitrary, contentArbitrary, (before, after) => {
        const stored = normalize(createStoredProduct('7', before))
        const wanted = normalize(createStoredProduct('7', after))
        const { changes, errors } = compareFile(formatProductsCsv([wanted]), [stored])
        expect(errors).toEqual([])
        expect(changes[0]?.product ?? stored).toEqual(wanted)
      }),
    ))

  test('names each difference before and after, with the time of the product that it was compared with', () => {
    const [change] = compareFile(
      'id,name,hidden,out of stock,benefit 2\n12,Neem  Oil,no,yes,Cleans\n7,Shea Butter 7,no,no,',
      [shea, neem],
    ).changes
    expect(change).toMatchObject({
      expectedUpdatedAt: publishedAt,
      differences: [
        { column: 'name', before: 'Neem Oil', after: 'Neem  Oil' },
        { column: 'hidden', before: 'yes', after: 'no' },
        { column: 'out of stock', before: 'no', after: 'yes' },
        { column: 'benefit 2', before: '', after: 'Cleans' },
      ],
    })
    expect(change?.product).toEqual({
      ...createStoredProduct('12', { name: 'Neem  Oil', category: 'Oil', soldOut: true }),
      benefits: { first: 'Softens', second: 'Cleans', third: '' },
    })
  })

  test('leaves what a missing column has, and reads columns in any order and words in any case', () => {
    const { changes } = compareFile('Unit;GRADES;ID\nLITRE;Food, SKIN;7', [shea])
    expect(changes.map(({ product }) => product)).toEqual([
      { ...shea, unit: 'litre', grades: ['food', 'skin'] },
    ])
  })

  test('knows the columns of older exports, which had no spaces in their names', () => {
    const { changes, errors } = compareFile('id,alsoKnownAs,benefit2\n7,Ori,Cleans', [shea])
    expect(errors).toEqual([])
    expect(changes[0]?.differences.map(({ column }) => column)).toEqual(['also known as', 'benefit 2'])
  })

  test('reads other names that have a bar, and leaves out empty ones', () => {
    const { changes } = compareFile('id,also known as\n7,Ori | a\\|b || c\\\\ |', [shea])
    expect(changes[0]?.product.alsoKnownAs).toEqual(['Ori', 'a|b', 'c\\'])
  })
})

describe('A row', () => {
  test.each([
    ['category', 'Oyl'],
    ['unit', 'g'],
    ['grades', 'skin | hair'],
    ['grades', ''],
    ['name', ''],
    ['name', 'a'.repeat(121)],
    ['description', ''],
    ['also known as', Array(11).fill('a').join('|')],
    ['hidden', 'maybe'],
    ['benefit 3', 'a'.repeat(201)],
  ])('with a wrong %s is named by row and column', (column, cell) => {
    expect(findErrors(`id,${column}\n12,\n7,${cell}`).filter(({ row }) => row === 3)).toEqual([
      { row: 3, kind: 'invalid', column, cell },
    ])
  })

  test('names every wrong cell, and only those', () =>
    expect(findErrors('id,benefit 1,benefit 2,category\n7,Soft,' + 'b'.repeat(201) + ',Oyl')).toEqual([
      { row: 2, kind: 'invalid', column: 'benefit 2', cell: 'b'.repeat(201) },
      { row: 2, kind: 'invalid', column: 'category', cell: 'Oyl' },
    ]))

  test('with an id that no product has, or that an earlier row has, is an error', () =>
    expect(findErrors('id,unit\n7,kg\n,kg\n999,kg\n7,kg')).toEqual([
      { row: 3, kind: 'unknownId', id: '' },
      { row: 4, kind: 'unknownId', id: '999' },
      { row: 5, kind: 'repeatedId', id: '7', firstRow: 2 },
    ]))

  test('with more cells than columns is an error, but empty cells at its end are none', () => {
    expect(findErrors('id,name,unit\n7,Shea, Butter,kg\n12,Neem\n')).toEqual([
      { row: 2, kind: 'cellCount', cells: 4, columns: 3 },
      { row: 3, kind: 'invalid', column: 'unit', cell: '' },
    ])
    expect(findErrors('id,unit\n7,kg,,')).toEqual([])
  })

  test('that Excel shortened has empty cells at its end', () => {
    const { changes, errors } = compareFile('id,name,benefit 1,benefit 2\n7,Shea\n', [shea])
    expect(errors).toEqual([])
    expect(changes[0]?.product).toEqual({
      ...shea,
      name: 'Shea',
      benefits: { first: '', second: '', third: '' },
    })
  })

  test.each(['7', '7.0', '7,00', '007', ' 7'])('is found by an id that a spreadsheet has changed: %j', (id) =>
    expect(compareFile(`name;id\nOri;${id}`, [shea]).changes[0]?.product).toEqual({ ...shea, name: 'Ori' }),
  )

  test.each([['?r? | Okwuma'], ['?sùn'], ['Ò\uFFFDrí'], ['Ã’rÃ\u00AD'], ['á»Œsáº¹']])(
    'whose letters were lost in its encoding is an error: %j',
    (cell) =>
      expect(findErrors(`id,also known as\n7,${cell}`)).toEqual([
        { row: 2, kind: 'lostLetters', column: 'also known as', before: 'Òrí | Okwuma', after: cell },
      ]),
  )

  test('with a question is none of them', () =>
    expect(findErrors('id,description\n7,Dry skin? See https://shea.example/a?b.')).toEqual([]))
})

describe('A file', () => {
  test('names the columns that it does not know', () =>
    expect(readProductTable(encode('id,price,name,\n7,1,Shea,'))).toMatchObject({
      table: { columns: ['id', null, 'name', null], unknownColumns: ['price'] },
    }))

  test.each([
    ['without an id column', encode('name,unit\nShea,kg'), { kind: 'noColumns' }],
    ['that is empty', encode(''), { kind: 'noColumns' }],
    ['without rows', encode('id,name\n\n'), { kind: 'noRows' }],
    ['that has a column twice', encode('id,name,Name\n7,a,b'), { kind: 'repeatedColumn', column: 'name' }],
    ['with an open quote', encode('id,name\n7,"Shea'), { kind: 'malformed', row: 2 }],
    ['in an unknown encoding', new Uint8Array([0x69, 0x64, 0x0a, 0xe9]), { kind: 'encoding' }],
    ['over 20 MB', new Uint8Array(20_000_001), { kind: 'tooLarge' }],
  ])('%s is refused as a whole', (_, bytes, problem) => expect(findProblem(bytes)).toEqual(problem))
})

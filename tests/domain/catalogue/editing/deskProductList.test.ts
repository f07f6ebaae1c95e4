import { describe, expect, test } from 'vitest'
import {
  type DeskProductFilter,
  filterDeskProducts,
  mergeDeskProducts,
  toDeskProducts,
} from '../../../../domain/catalogue/editing/deskProductList'
import type { ProductSummary } from '../../../../domain/catalogue/product'
import { draft, emeka, publish } from './sampleProducts'

const picture = { name: 'avocado', width: 640, height: 800, placeholder: 'data:image/webp;base64,' }

function summarize(id: string, name: string, fields: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id,
    name,
    category: 'Butter',
    unit: 'kg',
    grades: ['skin'],
    preview: '',
    image: picture,
    ...fields,
  }
}

const listed = toDeskProducts(
  [
    summarize('84', 'Avocado Butter'),
    summarize('7', 'Black Soap', { category: 'Soap' }),
    summarize('90', 'Ẹfọ Seed'),
  ],
  new Map([['7', ['Ọṣẹ Dúdú']]]),
)
const listIds = (products: readonly { id: string }[]) => products.map(({ id }) => id)
const filter = (changes: Partial<DeskProductFilter>): DeskProductFilter => ({
  ...{ search: '', category: null, only: null },
  ...changes,
})

describe("The desk's list", () => {
  test('has the newest text of each product: the draft, then what was published, then the list', () => {
    const publications = [publish({ name: 'Published' })]
    const [published] = mergeDeskProducts(listed, { publications, drafts: [] })
    expect(published?.name).toBe('Published')
    const drafts = [{ ...draft({ name: 'Drafted' }, 5), productId: '84' }]
    const [drafted] = mergeDeskProducts(listed, { publications, drafts })
    expect(drafted).toMatchObject({ name: 'Drafted', draft: { by: emeka }, visibility: 'visible' })
  })

  test('marks what is published as out of stock, and finds it, whatever its draft says', () => {
    const summaries = [summarize('84', 'Avocado Butter'), summarize('7', 'Black Soap', { soldOut: true })]
    const products = mergeDeskProducts(toDeskProducts(summaries, new Map()), {
      publications: [publish({ soldOut: true })],
      drafts: [{ ...draft({ name: 'Drafted', soldOut: false }, 5), productId: '84' }],
    })
    expect(listIds(filterDeskProducts(products, filter({ only: 'soldOut' })))).toEqual(['84', '7'])
    const back = mergeDeskProducts(products, { publications: [publish()], drafts: [] })
    expect(listIds(filterDeskProducts(back, filter({ only: 'soldOut' })))).toEqual(['7'])
  })

  test('begins with what visitors do not see yet, and marks it', () => {
    const drafts = ['91', '80'].map((productId) => ({ ...draft({ name: '' }, 5), productId }))
    const products = mergeDeskProducts(listed, {
      publications: [publish({ id: '85', hidden: true })],
      drafts,
    })
    expect(products.slice(0, 3).map(({ id, visibility }) => [id, visibility])).toEqual([
      ['91', 'new'],
      ['85', 'hidden'],
      ['80', 'unknown'],
    ])
  })

  test("shows a picture of the build, and a newer one from the product's own folder", () => {
    const [first] = mergeDeskProducts(listed, {
      publications: [publish({ image: { ...picture, path: 'products/84/avocado-640.webp' } })],
      drafts: [],
    })
    expect(first?.image?.name).toBe('avocado')
    const [second] = mergeDeskProducts(listed, {
      publications: [publish({ image: { ...picture, path: 'products/84/new-640.webp' } })],
      drafts: [],
    })
    expect(second?.image?.name).toBe('84/new')
  })

  test.each([
    ['avocado', ['84']],
    ['BUTTER avo', ['84']],
    ['ose dudu', ['7']],
    ['ọṣẹ', ['7']],
    ['efo', ['90']],
    ['90', ['90']],
    ['nothing', []],
    ['', ['84', '7', '90']],
  ])('finds %j by name, number and other names, with or without marks', (search, ids) =>
    expect(listIds(filterDeskProducts(listed, filter({ search })))).toEqual(ids),
  )

  test('is filtered by category, hidden products and drafts, the newest draft first', () => {
    const drafts = [
      { ...draft({}, 5), productId: '84' },
      { ...draft({}, 9), productId: '90' },
    ]
    const products = mergeDeskProducts(listed, {
      publications: [publish({ id: '85', hidden: true })],
      drafts,
    })
    expect(listIds(filterDeskProducts(products, filter({ category: 'Soap' })))).toEqual(['7'])
    expect(listIds(filterDeskProducts(products, filter({ only: 'hidden' })))).toEqual(['85'])
    expect(listIds(filterDeskProducts(products, filter({ only: 'drafts' })))).toEqual(['90', '84'])
  })
})

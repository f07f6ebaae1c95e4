import { describe, expect, test } from 'vitest'
import { changeStock, type StockChange } from '../../../../domain/catalogue/editing/changeStock'
import type { StoredState } from '../../../../domain/catalogue/editing/storedState'
import { draft, publish, sampleInput } from './sampleProducts'

const getChange = (stored: StoredState, soldOut: boolean): StockChange => {
  const change = changeStock(stored, soldOut)
  if (typeof change === 'string') throw new Error(change)
  return change
}

describe('A change of the stock', () => {
  test('changes nothing else of what is published', () => {
    const { product } = publish({ hidden: true })
    expect(getChange({ published: publish({ hidden: true }), draft: null }, true)).toEqual({
      product: { ...product, soldOut: true },
      draft: null,
    })
  })

  test('goes on in the draft, whose other changes are not published', () => {
    const stored = {
      published: publish({ soldOut: true }),
      draft: draft({ name: 'Drafted', soldOut: true }, 5),
    }
    const change = getChange(stored, false)
    expect(change.product).toMatchObject({ name: sampleInput.name, soldOut: false })
    expect(change.draft).toMatchObject({ name: 'Drafted' })
    expect(change.draft).not.toHaveProperty('soldOut')
  })

  test('leaves a draft that is older than the publication, because nobody has chosen between them yet', () => {
    const stored = { published: publish({}, 9), draft: draft({ name: 'Drafted' }, 5) }
    expect(getChange(stored, true).draft).toBeNull()
  })

  test.each([
    ['the product is not published', null, true, 'unpublished'],
    ['it is out of stock already', publish({ soldOut: true }), true, 'unchanged'],
    ['it is in stock already', publish(), false, 'unchanged'],
  ])('is none if %s', (_, published, soldOut, expected) =>
    expect(changeStock({ published, draft: null }, soldOut)).toBe(expected),
  )
})

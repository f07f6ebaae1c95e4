import { expect, test } from 'vitest'
import { findRequestsWithProduct } from '../../../domain/sent-items/findRequestsWithProduct'
import { createSentItem } from './createSentItem'

test('the requests that have a product on their list say how much of it, adding up what stands there twice', () => {
  const others = createSentItem({ items: [{ productId: '11', halves: 2 }] })
  const twice = createSentItem({
    items: [
      { productId: '1', halves: 3 },
      { productId: '2', halves: 2 },
      { productId: '1', halves: 1 },
    ],
  })
  expect(findRequestsWithProduct([others, twice], '1')).toEqual([{ request: twice, count: 2 }])
})

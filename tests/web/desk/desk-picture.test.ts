import { beforeAll, describe, expect, test } from 'vitest'
import { cacheProducts } from '../../../web/data/catalogue/productList'
import { toStoredImagePath } from '../../../domain/catalogue/publishing/publishedProduct'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { toDeskPicture } from '../../../web/desk/catalogue/toDeskPicture'

const size = { width: 960, height: 1200, placeholder: 'data:image/webp;base64,AA==' }
const product: ProductSummary = {
  id: '12',
  name: 'Shea Butter',
  category: 'Butter',
  unit: 'kg',
  grades: ['skin'],
  preview: '',
  image: { name: 'shea-butter-0f55628fb5', ...size },
}
const toStoredImage = (id: string, name: string) => ({ path: toStoredImagePath(id, name), ...size })

describe('A picture at the desk', () => {
  beforeAll(() => cacheProducts([product]))

  test("has the address of the build's file if the build has the picture", () => {
    const image = toStoredImage('12', 'shea-butter-0f55628fb5')
    expect(toDeskPicture('12', image)).toEqual({ name: 'shea-butter-0f55628fb5', ...size })
  })

  test('has the address of the file in Storage if the build has another picture or none', () => {
    expect(toDeskPicture('12', toStoredImage('12', 'new-1a2b3c4d5e')).name).toBe('12/new-1a2b3c4d5e')
    expect(toDeskPicture('108', toStoredImage('108', 'new-1a2b3c4d5e')).name).toBe('108/new-1a2b3c4d5e')
  })
})

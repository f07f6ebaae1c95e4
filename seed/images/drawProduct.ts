import type { Product } from '../../domain/catalogue/product'
import { drawOnCategoryBackground } from './paper'
import { createSvgPen } from './pen'
import { productDrawings } from './products/productDrawings'

/** The picture of a product as deterministic SVG text; undefined if the product has no drawing. */
export function drawProduct({ id, category }: Pick<Product, 'id' | 'category'>): string | undefined {
  const pen = createSvgPen(id)
  const content = productDrawings[id]?.(pen)
  return content === undefined ? undefined : drawOnCategoryBackground(category, pen, content)
}

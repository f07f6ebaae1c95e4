import type { Product } from '../../web/domain/product'
import { framed } from './frame'
import { penFor } from './pen'
import { drawings } from './products'

/** A product's picture as SVG text, always the same; nothing where it has yet to be drawn. */
export function draw({ id, category }: Pick<Product, 'id' | 'category'>): string | undefined {
  const pen = penFor(id)
  const content = drawings[id]?.(pen)
  return content === undefined ? undefined : framed(category, pen, content)
}

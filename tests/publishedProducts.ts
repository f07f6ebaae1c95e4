import { loadCatalogue } from '../seed/catalogue/loadCatalogue'
import type { Product } from '../domain/catalogue/product'
import type { PublishedProduct } from '../domain/catalogue/publishing/publishedProduct'

const { products } = await loadCatalogue()

/** The built product of this name. */
export function getBuiltProduct(name: string): Product {
  const product = products.find((entry) => entry.name === name)
  if (!product) throw new Error(`The catalogue has no ${name}.`)
  return product
}

/** A product as it is published after the build, with a new picture. */
export function publish(
  product: Product,
  fields: Partial<Omit<PublishedProduct, 'image'>> = {},
): PublishedProduct {
  const placeholder = 'data:image/webp;base64,UklGRhIAAABXRUJQVlA4TAYAAAAvAAAAAA=='
  return { ...product, ...fields, image: { name: 'new-picture', width: 960, height: 1200, placeholder } }
}

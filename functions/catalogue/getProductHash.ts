import { createHash } from 'node:crypto'
import type { Picture } from '../../web/domain/catalogue/picture'
import type { Product } from '../../web/domain/catalogue/product'

/** What visitors see of a product, without the placeholder: encoders of two machines may make different ones. */
type HashedProduct = Product & { image: Omit<Picture, 'placeholder'> }

/** The hash by which a function and the build compare a product: two products with one hash look the same. */
export function getProductHash(product: HashedProduct): string {
  const { id, name, alsoKnownAs, category, description, benefits, unit, grades, image } = product
  // Arrays, because Firestore does not keep the order of an object's keys.
  const content = [
    ...[id, name, alsoKnownAs, category, description, unit, grades],
    ...[benefits.first, benefits.second, benefits.third],
    ...[image.name, image.width, image.height],
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10)
}

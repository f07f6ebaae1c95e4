import { createHash } from 'node:crypto'
import type { Picture } from '../../domain/catalogue/picture'
import type { Product } from '../../domain/catalogue/product'
import { isPhotographName } from '../../domain/catalogue/publishing/publishedProduct'

/** What visitors see of a product, without the placeholder: encoders of two machines may make different ones. */
type HashedProduct = Product & { image: Omit<Picture, 'placeholder'> }

/** The hash by which a function and the build compare a product: two products with one hash look the same. */
export function getProductHash(product: HashedProduct): string {
  const { id, name, alsoKnownAs, category, description, benefits, unit, grades, image } = product
  // Arrays, because Firestore does not keep the order of an object's keys.
  const content = [
    ...[id, name, alsoKnownAs, category, description, unit, grades],
    ...[benefits.first, benefits.second, benefits.third],
    ...[getImageIdentity(id, image.name), image.width, image.height],
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10)
}

// A drawing's file name has the product's name, and changes with the programs that draw it. It is the same drawing.
function getImageIdentity(productId: string, pictureName: string): string {
  return isPhotographName(productId, pictureName) ? pictureName : 'drawing'
}

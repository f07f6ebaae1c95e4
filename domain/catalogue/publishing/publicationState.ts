import { pictureKinds } from '../morePictures'
import type { DetailedProduct } from '../product'
import type { StoredProduct } from '../storedProduct'
import { isPhotographName, type PublishedProduct, toPublishedProduct } from './publishedProduct'

/** Whether visitors see what staff have published; 'leftOut': they never will, because of a mistake in it. */
export type PublicationState = 'out' | 'waiting' | 'leftOut'

/** Compares what staff have published with what visitors see of the product; null if they see none. */
export function getPublicationState(
  published: StoredProduct,
  visible: DetailedProduct | null,
): PublicationState {
  if (published.hidden === true) return visible ? 'waiting' : 'out'
  const expected = toPublishedProduct(published)
  if (!expected) return 'leftOut'
  return visible && describeLook(visible) === describeLook(expected) ? 'out' : 'waiting'
}

/** A text that two products have in common if they look the same. */
function describeLook(product: PublishedProduct | DetailedProduct): string {
  const { id, name, alsoKnownAs, category, description, unit, grades, soldOut, benefits, image } = product
  const { morePictures = {}, certificates = [] } = product
  // A picture that is new since the build has the product's folder before its name. A drawing's name says nothing.
  const getName = (picture = image) => picture.name.split('/').pop() ?? ''
  const pictureName = getName()
  const picture = isPhotographName(id, pictureName) ? pictureName : 'drawing'
  const { first, second, third } = benefits
  return JSON.stringify([
    ...[name, alsoKnownAs, category, description, unit, grades],
    ...[first, second, third, picture, soldOut === true, certificates],
    ...pictureKinds.map((kind) => morePictures[kind] && getName(morePictures[kind])),
  ])
}

import { listed } from 'virtual:catalogue'
import type { ListedProduct } from '../../domain/product'

/** Every product as the list shows it, in catalogue order; it comes with the list's own part of the program. */
export function listedProducts(): readonly ListedProduct[] {
  return listed
}

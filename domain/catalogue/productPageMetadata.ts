import { businessDetails } from '../site/businessDetails'
import { routePaths } from '../site/routePaths'
import { shortenDescription } from '../site/shortenDescription'
import type { Product } from './product'

export function getProductPageMetadata({
  id,
  name,
  description,
}: Pick<Product, 'id' | 'name' | 'description'>): {
  canonicalPath: string
  title: string
  description: string
} {
  return {
    canonicalPath: routePaths.product(id),
    title: `${name} | ${businessDetails.name}`,
    description: shortenDescription(description),
  }
}

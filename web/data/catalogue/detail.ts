import { readDetail, readDetails } from '../../domain/catalogueFiles'
import { productLimits, type ProductDetail } from '../../domain/product'
import { asksToSaveData } from '../../domain/saveData'
import { fetchFile } from './files'
import { listedProduct, loadProducts } from './list'

const fetched = new Map<string, ProductDetail>()
const unknown = new Set<string>()

/** Everything about a product, where it has been fetched. */
export function productHere(id: string): ProductDetail | undefined {
  return fetched.get(id)
}

/** Takes everything about a product from the page that has brought it. */
export function keepProduct(product: ProductDetail): ProductDetail {
  fetched.set(product.id, product)
  return product
}

/**
 * Everything about one product; nothing when there is no such product. Rejects when it cannot be fetched. A first visit
 * fetches it alone; where a service worker keeps all of them, they are here already.
 */
export async function loadProduct(id: string): Promise<ProductDetail | undefined> {
  const here = productHere(id)
  if (here || unknown.has(id) || !productLimits.id.test(id)) return here
  if (isKept() && !asksToSaveData(navigator) && (await keepAll())) return productHere(id)
  const alone = await fetchFile(id).then(readDetail, (error: unknown) => unlessUnknown(id, error))
  return alone && keepProduct(alone)
}

/** Takes the details of all products; answers whether they could be had. */
async function keepAll(): Promise<boolean> {
  try {
    for (const product of readDetails(await fetchFile('details'))) keepProduct(product)
    return true
  } catch {
    return false
  }
}

function isKept(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** Fails with the error, unless the list says that the catalogue has no such product. */
async function unlessUnknown(id: string, error: unknown): Promise<undefined> {
  await loadProducts()
  if (listedProduct(id)) throw error
  unknown.add(id)
}

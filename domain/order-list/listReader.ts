import type { Unit } from '../catalogue/product'
import { splitSearchWords } from '../catalogue/splitSearchWords'
import { type NamedQuantity, readGeneratedLine } from './readGeneratedLine'

/** A product that a text can name. Without a unit, any unit is read as the product's. */
export type NamedProduct = { id: string; name: string; unit?: Unit; otherNames?: readonly string[] }

type FindNamedProduct = (name: string) => NamedProduct | undefined

/** How the lines of a list are read, and their names found: exactly, or as people write them. */
export type ListReader = {
  readLine: (line: string) => NamedQuantity[]
  findExactly: FindNamedProduct
  findWritten: FindNamedProduct
}

/** Reads what the site writes. createListReader.ts, which loads late, reads what people type. */
export function createExactReader(products: readonly NamedProduct[]): ListReader {
  return {
    readLine: readGeneratedLine,
    findExactly: createExactFinder(products),
    findWritten: () => undefined,
  }
}

/** Finds products by their exact name, else by its words. Words that two products share find neither of them. */
function createExactFinder(products: readonly NamedProduct[]): FindNamedProduct {
  const productsByKey = new Map<string, NamedProduct | undefined>()
  const addKey = (key: string, product: NamedProduct) => {
    const known = productsByKey.get(key)
    const isShared = productsByKey.has(key) && known?.id !== product.id
    // A product may come twice: from a list that was stored before products had units, and from the catalogue.
    productsByKey.set(key, isShared ? undefined : { ...known, ...product })
  }
  for (const product of products) {
    addKey(toExactKey(product.name), product)
    addKey(toWordsKey(product.name), product)
  }
  return (name) => productsByKey.get(toExactKey(name)) ?? productsByKey.get(toWordsKey(name))
}

const toExactKey = (name: string) => `=${name}`
const toWordsKey = (name: string) => splitSearchWords(name).join(' ')

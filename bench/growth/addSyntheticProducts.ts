import type { Product } from '../../domain/catalogue/product'
import type { CatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { generateProductName } from './generateProductName'

/** Adds synthetic products until the catalogue has this number of products. They reuse the existing pictures. */
export function addSyntheticProducts(
  prepared: CatalogueWithPictures,
  productCount: number,
): CatalogueWithPictures {
  const { products } = prepared
  const lastId = Math.max(...products.map(({ id }) => Number(id)))
  const addedCount = Math.max(0, productCount - products.length)
  const addedProducts = Array.from({ length: addedCount }, (_, index) =>
    createSyntheticProduct(index, lastId + 1 + index),
  )
  const pictures = [...prepared.pictures.values()]
  const sharedPictures = addedProducts.flatMap(({ id }, index) => {
    const picture = pictures[index % pictures.length]
    return picture === undefined ? [] : [[id, picture] as const]
  })
  return {
    ...prepared,
    products: [...products, ...addedProducts],
    pictures: new Map([...prepared.pictures, ...sharedPictures]),
  }
}

function createSyntheticProduct(index: number, id: number): Product {
  const { name, category } = generateProductName(index)
  return {
    id: String(id),
    name,
    alsoKnownAs: [`Arielliana ${index} sativa`, `Ewe ${name.toLowerCase()}`],
    category,
    description:
      `${name} comes from a farm we know by name, lot ${index}, and is packed within a week of the harvest. ` +
      'Store it cool and dark, close it well, and try a little first. It suits soap, lotion and the kitchen alike.',
    benefits: {
      first: 'Keeps well for a year',
      second: 'Mild enough for daily use',
      third: `From lot ${index}`,
    },
    unit: 'kg',
    grades: ['skin', 'food'],
  }
}

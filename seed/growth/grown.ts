import type { Product } from '../../web/domain/product'
import type { Prepared } from '../prepare'
import { nameOfNth } from './names'

/**
 * The catalogue with as many made-up products added as make so many in all, or as it is where no size is asked for. They
 * share the pictures that there are.
 */
export function grown(prepared: Prepared, size: string | undefined): Prepared {
  if (size === undefined) return prepared
  if (!/^[1-9]\d{0,4}$/.test(size))
    throw new Error(`PRODUCTS is '${size}': it must be a number from 1 to 99999.`)
  const { products } = prepared
  const lastId = Math.max(...products.map(({ id }) => Number(id)))
  const added = Array.from({ length: Math.max(0, Number(size) - products.length) }, (_, n) =>
    madeUp(n, lastId + 1 + n),
  )
  const pictures = [...prepared.pictures.values()]
  const shared = added.flatMap(({ id }, n) => {
    const picture = pictures[n % pictures.length]
    return picture === undefined ? [] : [[id, picture] as const]
  })
  return {
    ...prepared,
    products: [...products, ...added],
    pictures: new Map([...prepared.pictures, ...shared]),
  }
}

function madeUp(n: number, id: number): Product {
  const { name, category } = nameOfNth(n)
  return {
    id: String(id),
    name,
    alsoKnownAs: [`Arielliana ${n} sativa`, `Ewe ${name.toLowerCase()}`],
    category,
    description:
      `${name} comes from a farm we know by name, lot ${n}, and is packed within a week of the harvest. ` +
      'Store it cool and dark, close it well, and try a little first. It suits soap, lotion and the kitchen alike.',
    benefits: { first: 'Keeps well for a year', second: 'Mild enough for daily use', third: `From lot ${n}` },
  }
}

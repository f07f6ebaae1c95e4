import { type Item, itemLimits } from './items'
import { pictureUrl } from './picture'
import type { ListedProduct } from './product'

/** A product as the order list keeps it. */
export type OrderProduct = Pick<ListedProduct, 'id' | 'name' | 'category'> & { imageURL: string }

/** A product and how much of it is wanted, in steps of 0.5. */
export type CartItem = OrderProduct & { count: number }

/** The least of a product that a list holds, and the step by which it rises and falls. */
export const countStep = 0.5

/** The most of a product that a list holds: what fits on the wire, in halves. */
export const countLimit = itemLimits.halves * countStep

/** What the order list keeps of a product that a screen shows. */
export function orderProduct(
  product: Pick<ListedProduct, 'id' | 'name' | 'category' | 'image'>,
): OrderProduct {
  const { id, name, category, image } = product
  return { id, name, category, imageURL: pictureUrl(image.name, 320, 'webp') }
}

/** The list as it is sent and stored: products by id, in halves. */
export function itemsOf(list: readonly Pick<CartItem, 'id' | 'count'>[]): Item[] {
  return list.map(({ id, count }) => ({ productId: id, halves: count / countStep }))
}

/** Items as the list keeps them; what the catalogue does not have is left out. */
export function listOf(
  items: readonly Item[],
  productOf: (id: string) => OrderProduct | undefined,
): CartItem[] {
  return items.flatMap(({ productId, halves }) => {
    const product = productOf(productId)
    return product ? [{ ...product, count: halves * countStep }] : []
  })
}

/** How much of a product is listed; 0 when it is not. */
export function countOf(items: readonly CartItem[], id: string): number {
  return items.find((item) => item.id === id)?.count ?? 0
}

/** One step more of a product, listed anew with one step; at the limit nothing changes. */
export function withAdded(items: readonly CartItem[], product: OrderProduct): CartItem[] {
  if (countOf(items, product.id) === 0) return [...items, { ...product, count: countStep }]
  return items.map((item) =>
    item.id === product.id ? { ...item, count: Math.min(item.count + countStep, countLimit) } : item,
  )
}

/** One step less of a product; what stood at one step leaves the list. */
export function withDecreased(items: readonly CartItem[], id: string): CartItem[] {
  if (countOf(items, id) <= countStep) return without(items, id)
  return items.map((item) => (item.id === id ? { ...item, count: item.count - countStep } : item))
}

/** The list with so much of a listed product; what is not listed stays away. `count` is whole halves, 0.5 to 999. */
export function withCount(items: readonly CartItem[], id: string, count: number): CartItem[] {
  return items.map((item) => (item.id === id ? { ...item, count } : item))
}

/** The list without a product. */
export function without(items: readonly CartItem[], id: string): CartItem[] {
  return items.filter((item) => item.id !== id)
}

/** How much a list holds of everything together. */
export function totalOf(items: readonly CartItem[]): number {
  return items.reduce((total, { count }) => total + count, 0)
}

/** Whether two lists hold the same products in the same order, with the same counts. */
export function isSameList(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, count }, place) => other[place]?.id === id && other[place].count === count)
  )
}

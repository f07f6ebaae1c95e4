import { type OrderItem, itemLimits } from './orderItems'
import { getPictureUrl } from '../catalogue/picture'
import type { ProductSummary, Unit } from '../catalogue/product'

/** A product with the fields that the order list stores. */
export type OrderListProduct = Pick<ProductSummary, 'id' | 'name' | 'category'> & {
  imageURL: string
  /** Missing only in a list that was stored before products had units, until it is refreshed from the catalogue. */
  unit?: Unit
}

/** A product on the order list, with its quantity in steps of 0.5. */
export type CartItem = OrderListProduct & { count: number }

/** The minimum quantity of a product, and the amount by which the plus and minus buttons change it. */
export const itemQuantityStep = 0.5

/** A product's maximum quantity: 999, calculated from the limit of 1998 halves (units of 0.5). */
export const maxItemQuantity = itemLimits.halves * itemQuantityStep

export function toOrderListProduct(
  product: Pick<ProductSummary, 'id' | 'name' | 'category' | 'unit' | 'image'>,
): OrderListProduct {
  const { id, name, category, unit, image } = product
  return { id, name, category, unit, imageURL: getPictureUrl(image.name, 320, 'webp') }
}

/** Converts the list to product ids and halves (whole numbers of 0.5), as the list is sent and stored. */
export function toOrderItems(list: readonly Pick<CartItem, 'id' | 'count'>[]): OrderItem[] {
  return list.map(({ id, count }) => ({ productId: id, halves: count / itemQuantityStep }))
}

/** Converts stored items to products on the order list; skips items whose product is not in the catalogue. */
export function toCartItems(
  items: readonly OrderItem[],
  findProduct: (id: string) => OrderListProduct | undefined,
): CartItem[] {
  return items.flatMap(({ productId, halves }) => {
    const product = findProduct(productId)
    return product ? [{ ...product, count: halves * itemQuantityStep }] : []
  })
}

export function getItemQuantity(items: readonly CartItem[], id: string): number {
  return items.find((item) => item.id === id)?.count ?? 0
}

/** Increases a product's quantity by 0.5, up to the maximum; adds a new product at the end of the order list. */
export function increaseItemQuantity(items: readonly CartItem[], product: OrderListProduct): CartItem[] {
  if (getItemQuantity(items, product.id) === 0) return [...items, { ...product, count: itemQuantityStep }]
  return items.map((item) =>
    item.id === product.id
      ? { ...item, count: Math.min(item.count + itemQuantityStep, maxItemQuantity) }
      : item,
  )
}

export function decreaseItemQuantity(items: readonly CartItem[], id: string): CartItem[] {
  if (getItemQuantity(items, id) <= itemQuantityStep) return removeItem(items, id)
  return items.map((item) => (item.id === id ? { ...item, count: item.count - itemQuantityStep } : item))
}

/** Sets the quantity of a listed product. `count` is in steps of 0.5, from 0.5 to 999. */
export function setItemQuantity(items: readonly CartItem[], id: string, count: number): CartItem[] {
  return items.map((item) => (item.id === id ? { ...item, count } : item))
}

export function removeItem(items: readonly CartItem[], id: string): CartItem[] {
  return items.filter((item) => item.id !== id)
}

/** Whether two lists have the same products and quantities in the same order. */
export function isSameList(first: readonly CartItem[], second: readonly CartItem[]): boolean {
  return (
    first.length === second.length &&
    first.every(({ id, count }, index) => second[index]?.id === id && second[index].count === count)
  )
}

import { createAction } from '@reduxjs/toolkit'
import {
  type CartItem,
  type OrderProduct,
  withAdded,
  withCount,
  withDecreased,
  without,
} from '../domain/orderList'
import { accountLeft } from './authSlice'
import { reducerOf, step } from './steps'
import { listSynced } from './syncedSlice'

/** The order list. The totals and the tax are the specification's, which never computes them. */
export type CartState = {
  cartItems: CartItem[]
  cartTotalcount: number
  cartTotalAmount: number
  previousURL: string
  estTax: number
}

const emptyCart: CartState = {
  cartItems: [],
  cartTotalcount: 0,
  cartTotalAmount: 0,
  previousURL: '',
  estTax: 0,
}

/** A cart that holds these items and nothing else. */
export function cartOf(cartItems: CartItem[]): CartState {
  return { ...emptyCart, cartItems }
}

export const itemAdded = createAction<OrderProduct>('cart/itemAdded')
export const itemDecreased = createAction<string>('cart/itemDecreased')
export const countSet = createAction<Pick<CartItem, 'id' | 'count'>>('cart/countSet')
export const itemDeleted = createAction<string>('cart/itemDeleted')
export const listCleared = createAction('cart/listCleared')
export const listReplaced = createAction<CartItem[]>('cart/listReplaced')

/** Where a screen sends a visitor away from, to bring them back; '' when they are back. */
export const previousURLRemembered = createAction<string>('cart/previousURLRemembered')

export const cartReducer = reducerOf<CartState>(
  emptyCart,
  step(itemAdded, (cart, product) => ({ ...cart, cartItems: withAdded(cart.cartItems, product) })),
  step(itemDecreased, (cart, id) => ({ ...cart, cartItems: withDecreased(cart.cartItems, id) })),
  step(countSet, (cart, { id, count }) => ({ ...cart, cartItems: withCount(cart.cartItems, id, count) })),
  step(itemDeleted, (cart, id) => ({ ...cart, cartItems: without(cart.cartItems, id) })),
  step(listCleared, (cart) => ({ ...cart, cartItems: [] })),
  step(listReplaced, (cart, cartItems) => ({ ...cart, cartItems })),
  step(previousURLRemembered, (cart, previousURL) => ({ ...cart, previousURL })),
  step(listSynced, (cart, { cartItems }) => ({ ...cart, cartItems })),
  // The list goes with its account, in one step: in two, an empty list could reach the account.
  step(accountLeft, () => emptyCart),
)

export function selectItems({ cart }: { cart: CartState }): CartItem[] {
  return cart.cartItems
}

export function selectPreviousURL({ cart }: { cart: CartState }): string {
  return cart.previousURL
}

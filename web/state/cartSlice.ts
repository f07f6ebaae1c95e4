import { createAction } from '@reduxjs/toolkit'
import {
  type CartItem,
  type OrderProduct,
  increaseItem,
  setItemCount,
  decreaseItem,
  removeItem,
} from '../domain/order-list/orderList'
import { signedOut } from './authSlice'
import { combineHandlers, handleAction } from './actionHandlers'
import { listSynced } from './listSyncSlice'

/** The order list. The specification names the totals and the tax but never computes them. */
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

/** Creates a cart with these items and otherwise initial values. */
export function createCart(cartItems: CartItem[]): CartState {
  return { ...emptyCart, cartItems }
}

export const itemAdded = createAction<OrderProduct>('cart/itemAdded')
export const itemDecreased = createAction<string>('cart/itemDecreased')
export const itemCountSet = createAction<Pick<CartItem, 'id' | 'count'>>('cart/countSet')
export const itemDeleted = createAction<string>('cart/itemDeleted')
export const listCleared = createAction('cart/listCleared')
export const listReplaced = createAction<CartItem[]>('cart/listReplaced')

/** Saves the path to return to after a redirect; '' once the visitor is back. */
export const previousURLSaved = createAction<string>('cart/previousURLRemembered')

export const cartReducer = combineHandlers<CartState>(
  emptyCart,
  handleAction(itemAdded, (cart, product) => ({ ...cart, cartItems: increaseItem(cart.cartItems, product) })),
  handleAction(itemDecreased, (cart, id) => ({ ...cart, cartItems: decreaseItem(cart.cartItems, id) })),
  handleAction(itemCountSet, (cart, { id, count }) => ({
    ...cart,
    cartItems: setItemCount(cart.cartItems, id, count),
  })),
  handleAction(itemDeleted, (cart, id) => ({ ...cart, cartItems: removeItem(cart.cartItems, id) })),
  handleAction(listCleared, (cart) => ({ ...cart, cartItems: [] })),
  handleAction(listReplaced, (cart, cartItems) => ({ ...cart, cartItems })),
  handleAction(previousURLSaved, (cart, previousURL) => ({ ...cart, previousURL })),
  handleAction(listSynced, (cart, { cartItems }) => ({ ...cart, cartItems })),
  // Signing out clears the list and the account in one action: between two actions, an empty list could be synced.
  handleAction(signedOut, () => emptyCart),
)

export function selectCartItems({ cart }: { cart: CartState }): CartItem[] {
  return cart.cartItems
}

export function selectPreviousURL({ cart }: { cart: CartState }): string {
  return cart.previousURL
}

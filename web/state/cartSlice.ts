import { createAction } from '@reduxjs/toolkit'
import {
  type CartItem,
  type OrderListProduct,
  increaseItemQuantity,
  setItemQuantity,
  decreaseItemQuantity,
  removeItem,
} from '../../domain/order-list/orderList'
import { accountSignedOut } from './authSlice'
import { combineActionHandlers, createActionHandler } from './actionHandlers'
import { orderListSynced } from './listSyncSlice'

/** The Redux state of the order list. The specification requires the totals and the tax, but nothing computes them. */
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

export function createCart(cartItems: CartItem[]): CartState {
  return { ...emptyCart, cartItems }
}

export const itemAdded = createAction<OrderListProduct>('cart/itemAdded')
export const itemDecreased = createAction<string>('cart/itemDecreased')
export const itemQuantityChanged = createAction<Pick<CartItem, 'id' | 'count'>>('cart/countSet')
export const itemDeleted = createAction<string>('cart/itemDeleted')
export const orderListCleared = createAction('cart/listCleared')
export const orderListReplaced = createAction<CartItem[]>('cart/listReplaced')

/** Saves the path of the page to return to after a redirect; empty once the visitor has returned. */
export const previousURLSaved = createAction<string>('cart/previousURLRemembered')

export const cartReducer = combineActionHandlers<CartState>(
  emptyCart,
  createActionHandler(itemAdded, (cart, product) => ({
    ...cart,
    cartItems: increaseItemQuantity(cart.cartItems, product),
  })),
  createActionHandler(itemDecreased, (cart, id) => ({
    ...cart,
    cartItems: decreaseItemQuantity(cart.cartItems, id),
  })),
  createActionHandler(itemQuantityChanged, (cart, { id, count }) => ({
    ...cart,
    cartItems: setItemQuantity(cart.cartItems, id, count),
  })),
  createActionHandler(itemDeleted, (cart, id) => ({ ...cart, cartItems: removeItem(cart.cartItems, id) })),
  createActionHandler(orderListCleared, (cart) => ({ ...cart, cartItems: [] })),
  createActionHandler(orderListReplaced, (cart, cartItems) => ({ ...cart, cartItems })),
  createActionHandler(previousURLSaved, (cart, previousURL) => ({ ...cart, previousURL })),
  createActionHandler(orderListSynced, (cart, { cartItems }) => ({ ...cart, cartItems })),
  // One action for list and account: with two, an empty order list could be synced to the account.
  createActionHandler(accountSignedOut, () => emptyCart),
)

export function selectCartItems({ cart }: { cart: CartState }): CartItem[] {
  return cart.cartItems
}

export function selectPreviousURL({ cart }: { cart: CartState }): string {
  return cart.previousURL
}

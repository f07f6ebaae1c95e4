import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  type CartItem,
  type OrderProduct,
  withAdded,
  withCount,
  withDecreased,
  without,
} from '../domain/orderList'
import { accountLeft } from './authSlice'
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

const slice = createSlice({
  name: 'cart',
  initialState: emptyCart,
  reducers: {
    itemAdded(cart, { payload }: PayloadAction<OrderProduct>) {
      cart.cartItems = withAdded(cart.cartItems, payload)
    },
    itemDecreased(cart, { payload }: PayloadAction<string>) {
      cart.cartItems = withDecreased(cart.cartItems, payload)
    },
    countSet(cart, { payload }: PayloadAction<Pick<CartItem, 'id' | 'count'>>) {
      cart.cartItems = withCount(cart.cartItems, payload.id, payload.count)
    },
    itemDeleted(cart, { payload }: PayloadAction<string>) {
      cart.cartItems = without(cart.cartItems, payload)
    },
    listCleared(cart) {
      cart.cartItems = []
    },
    listReplaced(cart, { payload }: PayloadAction<CartItem[]>) {
      cart.cartItems = payload
    },
    /** Where a screen sends a visitor away from, to bring them back; '' when they are back. */
    previousURLRemembered(cart, { payload }: PayloadAction<string>) {
      cart.previousURL = payload
    },
  },
  extraReducers: (builder) =>
    builder
      // The list goes with its account, in one step: in two, an empty list could reach the account.
      .addCase(accountLeft, () => emptyCart)
      .addCase(listSynced, (cart, { payload }) => {
        cart.cartItems = payload.cartItems
      }),
  selectors: { selectItems: (cart) => cart.cartItems, selectPreviousURL: (cart) => cart.previousURL },
})

export const cartReducer = slice.reducer
export const {
  itemAdded,
  itemDecreased,
  countSet,
  itemDeleted,
  listCleared,
  listReplaced,
  previousURLRemembered,
} = slice.actions
export const { selectItems, selectPreviousURL } = slice.selectors

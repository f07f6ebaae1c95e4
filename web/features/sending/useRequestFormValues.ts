import { formatOrderList } from '../../../domain/order-list/formatOrderList'
import { toOrderItems } from '../../../domain/order-list/orderList'
import { parseOrderListText } from '../../../domain/order-list/parseOrderListText'
import { selectAuth } from '../../state/authSlice'
import { selectCartItems } from '../../state/cartSlice'
import { useShopSelector } from '../../state/storeHooks'
import { type requestFields, useDrafts } from './drafts'
import { useDraft } from './useDraft'
import { useRememberedDetails } from './useRememberedDetails'
import { useListReader } from './useListReader'
import { useMemo } from 'react'

const emptyFields = { phone: '', whatsapp: '', area: '' }

/** The product list that the visitor typed, and the text of the order list when the visitor began to edit it. */
export type EditedProductList = { list: string; originalList: string }

/** The request form's values. Untouched fields show the remembered details, the account's, and the order list. */
export function useRequestFormValues() {
  const orderList = useShopSelector(selectCartItems)
  const orderListText = formatOrderList(orderList)
  const { email, userName } = useShopSelector(selectAuth)
  const { input, change, replace } = useDraft(useDrafts().request)
  const { list, originalList = '', ...otherFields } = input
  const customList = list === undefined ? null : { list, originalList }
  const { reader, isReady } = useListReader(orderList, customList !== null)
  const { items, unreadTexts } = useMemo(
    () =>
      list === undefined
        ? { items: toOrderItems(orderList), unreadTexts: [] }
        : parseOrderListText(list, reader),
    [list, orderList, reader],
  )
  const setCustomList = (nextList: EditedProductList | null) => {
    // Do not use `otherFields` for a new list: on hydration, several fields change before the next render.
    if (nextList) change(nextList)
    else replace(otherFields)
  }
  const changeField = (field: (typeof requestFields)[number], text: string) => {
    if (field === 'list')
      setCustomList({ list: text, originalList: customList ? originalList : orderListText })
    else change({ [field]: text })
  }
  const { details } = useRememberedDetails()
  const values = {
    ...emptyFields,
    name: userName,
    email,
    ...details,
    ...otherFields,
    list: list ?? orderListText,
  }
  return {
    items,
    /** Lines that name no product with a valid quantity; empty while the reader and the products are loading. */
    unreadTexts: isReady ? unreadTexts : [],
    orderListText,
    customList,
    setCustomList,
    values,
    input,
    changeField,
    replace,
  }
}

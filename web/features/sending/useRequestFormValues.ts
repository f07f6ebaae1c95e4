import { formatOrderList } from '../../../domain/order-list/formatOrderList'
import { toOrderItems } from '../../../domain/order-list/orderList'
import { parseOrderListText } from '../../../domain/order-list/parseOrderListText'
import { selectAuth } from '../../state/authSlice'
import { selectCartItems } from '../../state/cartSlice'
import { useShopSelector } from '../../state/storeHooks'
import { type requestFields, requestFormDraft } from './drafts'
import { useCatalogueProducts } from './useCatalogueProducts'
import { useDraft } from './useDraft'
import { useRememberedDetails } from './useRememberedDetails'

const emptyFields = { phone: '', whatsapp: '' }

/** The product list that the visitor typed, and the text of the order list when the visitor began to edit it. */
export type EditedProductList = { list: string; listedThen: string }

/**
 * The values of the request form, and the items that its list names. Fields without input from the visitor show the
 * remembered details, else the account's name and e-mail address, and the order list.
 */
export function useRequestFormValues() {
  const orderList = useShopSelector(selectCartItems)
  const orderListText = formatOrderList(orderList)
  const { email, userName } = useShopSelector(selectAuth)
  const { input, change, replace } = useDraft(requestFormDraft)
  const { list, listedThen = '', ...otherFields } = input
  const customList = list === undefined ? null : { list, listedThen }
  const catalogue = useCatalogueProducts(customList !== null)
  const { items, unreadTexts } = customList
    ? parseOrderListText(customList.list, [...orderList, ...(catalogue ?? [])])
    : { items: toOrderItems(orderList), unreadTexts: [] }
  const setCustomList = (nextList: EditedProductList | null) => {
    // Do not use `otherFields` for a new list: on hydration, several fields change before the next render.
    if (nextList) change(nextList)
    else replace(otherFields)
  }
  const changeField = (field: (typeof requestFields)[number], text: string) => {
    if (field === 'list') setCustomList({ list: text, listedThen: customList ? listedThen : orderListText })
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
    /** Lines that name no product with a valid quantity; empty while the names of the products are loading. */
    unreadTexts: catalogue ? unreadTexts : [],
    orderListText,
    customList,
    setCustomList,
    values,
    input,
    changeField,
    replace,
  }
}

import { formatOrderList } from '../../domain/order-list/formatOrderList'
import { selectAuth } from '../../state/authSlice'
import { selectCartItems } from '../../state/cartSlice'
import { useShopSelector } from '../../state/storeHooks'
import { type requestFields, requestFormDraft } from './drafts'
import { useDraft } from './useDraft'

const emptyFields = { name: '', phone: '', whatsapp: '' }

/** The product list that the visitor typed, and the text of the order list when the visitor began to edit it. */
export type EditedProductList = { list: string; listedThen: string }

/**
 * The values of the request form. Fields without input from the visitor show the account's e-mail address and the order
 * list.
 */
export function useRequestFormValues() {
  const orderList = useShopSelector(selectCartItems)
  const orderListText = formatOrderList(orderList)
  const { email } = useShopSelector(selectAuth)
  const { input, change, replace } = useDraft(requestFormDraft)
  const { list, listedThen = '', ...otherFields } = input
  const customList = list === undefined ? null : { list, listedThen }
  const setCustomList = (nextList: EditedProductList | null) => {
    replace({ ...otherFields, ...nextList })
  }
  const changeField = (field: (typeof requestFields)[number], text: string) => {
    if (field === 'list') setCustomList({ list: text, listedThen: customList ? listedThen : orderListText })
    else change({ [field]: text })
  }
  const values = { ...emptyFields, email, ...otherFields, list: list ?? orderListText }
  return { orderList, orderListText, customList, setCustomList, values, input, changeField, replace }
}

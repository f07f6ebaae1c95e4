import { formatOrderList } from '../../../domain/order-list/formatOrderList'
import { toOrderItems } from '../../../domain/order-list/orderList'
import { parseOrderListText, type NamedProduct } from '../../../domain/order-list/parseOrderListText'
import { selectAuth } from '../../state/authSlice'
import { selectCartItems } from '../../state/cartSlice'
import { useShopSelector } from '../../state/storeHooks'
import { type requestFields, useDrafts } from './drafts'
import { useDraft } from './useDraft'
import { useRememberedDetails } from './useRememberedDetails'
import { useEffect, useState } from 'react'
import { isDataSaverOn } from '../../browser/isDataSaverOn'
import type { Catalogue } from '../../data/catalogue/createCatalogue'
import { useShopServices } from '../../data/ShopServices'

const emptyFields = { phone: '', whatsapp: '' }

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

/** The products, null before they are needed; none if they do not load, or with the data saver on. */
function useCatalogueProducts(isNeeded: boolean): readonly NamedProduct[] | null {
  const { catalogue } = useShopServices()
  const [products, setProducts] = useState<readonly NamedProduct[] | null>(null)
  useEffect(() => {
    if (isNeeded) void findProducts(catalogue).then(setProducts)
  }, [isNeeded, catalogue])
  return products
}

async function findProducts({
  getCachedProducts,
  loadProducts,
}: Catalogue): Promise<readonly NamedProduct[]> {
  if (isDataSaverOn()) return getCachedProducts() ?? []
  return loadProducts().catch(() => [])
}

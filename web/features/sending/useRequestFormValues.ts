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

/**
 * The values of the request form, and the items that its list names. Fields without input from the visitor show the
 * remembered details, else the account's name and e-mail address, and the order list.
 */
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

/**
 * The products of the catalogue, loaded once they are needed; null before. They are empty if they do not load, or if
 * the browser's data saver is on and no other page has loaded them.
 */
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

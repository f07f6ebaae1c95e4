import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { routePaths } from '../../domain/site/routePaths'
import { partitionKnownItems } from '../../domain/order-list/mergeSharedList'
import { parseSharedList } from '../../domain/order-list/sharedList'
import { findOrderListProduct } from './findOrderListProduct'

/** The URL query parameter that contains a shared list. */
export const listQueryParam = 'list'

export type SharedListOffer = ReturnType<typeof toSharedListOffer>

/** The shared list in the URL, and a function that removes it from the URL. */
export function useSharedListOffer() {
  const text = useSearchParams()[0].get(listQueryParam)
  const navigate = useNavigate()
  const offer = useMemo(() => (text === null ? null : toSharedListOffer(text)), [text])
  const close = () => {
    scrollTo(0, 0)
    void navigate(routePaths.orderList, { replace: true })
  }
  return { offer, close }
}

function toSharedListOffer(text: string) {
  const { items, unreadable, excess } = parseSharedList(text)
  return { text, ...partitionKnownItems(items, findOrderListProduct), unreadable, excess }
}

import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { routePaths } from '../../domain/site/routePaths'
import { partitionKnownItems } from '../../domain/order-list/mergeSharedList'
import { parseSharedList } from '../../domain/order-list/sharedList'
import { findOrderListProduct } from './findOrderListProduct'

const listParam = 'list'

/** The path of a shared list. The list is in the fragment: servers limit the length of what they receive. */
export function getSharedListPath(list: string): string {
  return `${routePaths.orderList}#${listParam}=${list}`
}

export type SharedListOffer = ReturnType<typeof toSharedListOffer>

/** The shared list in the URL, and a function that removes it from the URL. */
export function useSharedListOffer() {
  const { hash, search } = useLocation()
  // Older links contain the list in the query.
  const text = getListParam(hash.slice(1)) ?? getListParam(search)
  const navigate = useNavigate()
  const offer = useMemo(() => (text === null ? null : toSharedListOffer(text)), [text])
  const close = () => {
    scrollTo(0, 0)
    void navigate(routePaths.orderList, { replace: true })
  }
  return { offer, close }
}

function getListParam(params: string): string | null {
  return new URLSearchParams(params).get(listParam)
}

function toSharedListOffer(text: string) {
  const { items, unreadable, excess } = parseSharedList(text)
  return { text, ...partitionKnownItems(items, findOrderListProduct), unreadable, excess }
}

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Catalogue } from '../../data/catalogue/createCatalogue'
import { useCatalogue } from '../../data/ShopServices'
import { readFragmentParam } from '../../../domain/site/readFragmentParam'
import { routePaths } from '../../../domain/site/routePaths'
import { partitionKnownItems } from '../../../domain/order-list/mergeSharedList'
import { parseSharedList, sharedListParam } from '../../../domain/order-list/sharedList'
import { findOrderListProduct } from './findOrderListProduct'

export type SharedListOffer = ReturnType<typeof toSharedListOffer>

/**
 * The shared list in the URL, and a function that removes it from the URL. A list with a product that the build does not
 * have waits for what was published since.
 */
export function useSharedListOffer() {
  const { hash, search } = useLocation()
  // Just after hydration, the router's own location has no fragment and no query yet.
  const isAddressPending = hash + search === '' && location.hash + location.search !== ''
  // Older links contain the list in the query.
  const text = readFragmentParam(hash, sharedListParam) ?? new URLSearchParams(search).get(sharedListParam)
  const navigate = useNavigate()
  const catalogue = useCatalogue()
  const offer = text === null ? null : toSharedListOffer(catalogue, text)
  const [hasWaited, setHasWaited] = useState(false)
  const isIncomplete = offer !== null && offer.unknown.length > 0 && !hasWaited
  useEffect(() => {
    if (!isIncomplete) return
    void catalogue.waitForPublishedChanges().then(() => setHasWaited(true))
  }, [isIncomplete, catalogue])
  const isWaiting = isIncomplete || isAddressPending
  const close = () => {
    scrollTo(0, 0)
    navigate(routePaths.orderList, { replace: true })
  }
  return { offer: isWaiting ? null : offer, isWaiting, close }
}

function toSharedListOffer(catalogue: Catalogue, text: string) {
  const { items, unreadable, excess } = parseSharedList(text)
  return {
    text,
    ...partitionKnownItems(items, (id) => findOrderListProduct(catalogue, id)),
    unreadable,
    excess,
  }
}

import { useEffect } from 'react'
import { listedProducts } from '../../data/catalogue/list'
import { orderProduct, type OrderProduct } from '../../domain/orderList'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector, useShopStore } from '../../state/hooks'
import { keepInStep } from './keepInStep'

const products = new Map<string, OrderProduct>(
  listedProducts().map((product) => [product.id, orderProduct(product)]),
)
const productOf = (id: string) => products.get(id)

/** Keeps a signed-in visitor's list in their account, as long as it stands on the page. Shows nothing. */
export function AccountListKeeper() {
  const store = useShopStore()
  const { userID } = useShopSelector(selectAuth)
  useEffect(() => {
    return keepInStep({ store, userID, productOf })
  }, [store, userID])
  return null
}

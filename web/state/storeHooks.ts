import { useDispatch, useSelector, useStore } from 'react-redux'
import type { ShopState, ShopStore } from './store'

export const useShopSelector = useSelector.withTypes<ShopState>()
export const useShopDispatch = useDispatch.withTypes<ShopStore['dispatch']>()
export const useShopStore = useStore.withTypes<ShopStore>()

import { previousURLSaved, selectPreviousURL } from '../../state/cartSlice'
import { useShopDispatch, useShopSelector } from '../../state/storeHooks'

export function useReturnPath() {
  const dispatch = useShopDispatch()
  const returnPath = useShopSelector(selectPreviousURL)
  const clearReturnPath = () => dispatch(previousURLSaved(''))
  return { returnPath, clearReturnPath }
}

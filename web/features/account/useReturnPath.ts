import { previousURLSaved, selectPreviousURL } from '../../state/cartSlice'
import { useShopDispatch, useShopSelector } from '../../state/storeHooks'

/** The path of the screen that asked for sign-in, or ''. */
export function useReturnPath() {
  const dispatch = useShopDispatch()
  const returnPath = useShopSelector(selectPreviousURL)
  const clearReturnPath = () => {
    dispatch(previousURLSaved(''))
  }
  return { returnPath, clearReturnPath }
}

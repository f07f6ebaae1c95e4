import { previousURLRemembered, selectPreviousURL } from '../../state/cartSlice'
import { useShopDispatch, useShopSelector } from '../../state/hooks'

/** The screen that sent the visitor to sign in, '' where none did, and how to forget it. */
export function useWayBack() {
  const dispatch = useShopDispatch()
  const back = useShopSelector(selectPreviousURL)
  const forget = () => {
    dispatch(previousURLRemembered(''))
  }
  return { back, forget }
}

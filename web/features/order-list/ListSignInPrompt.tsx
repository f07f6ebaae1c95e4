import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'
import { selectAuth } from '../../state/authSlice'
import { previousURLSaved } from '../../state/cartSlice'
import { useShopDispatch, useShopSelector } from '../../state/storeHooks'
import styles from './ListSignInPrompt.module.css'

/** A link to the sign-in page, which returns the visitor to the order list after sign-in. */
export function ListSignInPrompt() {
  const { isLoggedIn } = useShopSelector(selectAuth)
  const dispatch = useShopDispatch()
  const rememberReturnPath = () => {
    dispatch(previousURLSaved(routePaths.orderList))
  }
  if (isLoggedIn) return null
  return (
    <p className={styles.line}>
      <Link className={styles.link} to={routePaths.login} onClick={rememberReturnPath}>
        {orderListPageMessages.signInText}
      </Link>
    </p>
  )
}

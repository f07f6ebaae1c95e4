import { Link } from '../../ui/Link'
import { paths } from '../../app/paths'
import { selectAuth } from '../../state/authSlice'
import { previousURLRemembered } from '../../state/cartSlice'
import { useShopDispatch, useShopSelector } from '../../state/hooks'
import styles from './SignInLine.module.css'

/** Tells a visitor without an account what signing in does for the list, and has them come back here after it. */
export function SignInLine() {
  const { isLoggedIn } = useShopSelector(selectAuth)
  const dispatch = useShopDispatch()
  const remember = () => {
    dispatch(previousURLRemembered(paths.orderList))
  }
  if (isLoggedIn) return null
  return (
    <p className={styles.line}>
      <Link className={styles.link} to={paths.login} onClick={remember}>
        Sign in to keep this list on every device
      </Link>
    </p>
  )
}

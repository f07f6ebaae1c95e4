import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/hooks'
import styles from './SignInLine.module.css'

/** Tells a visitor without an account what signing in does for the list, and has them come back here after it. */
export function SignInLine() {
  const { isLoggedIn } = useShopSelector(selectAuth)
  if (isLoggedIn) return null
  return (
    <p className={styles.line}>
      <Link className={styles.link} to={paths.login} state={{ back: paths.orderList }}>
        Sign in to keep this list on every device
      </Link>
    </p>
  )
}

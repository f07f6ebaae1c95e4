import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/hooks'
import { selectIsRestored } from '../../state/store'
import { Icon } from '../../ui/Icon'
import { SignedInMenu } from './SignedInMenu'
import styles from './AccountMenu.module.css'

/** The header's place for the account: nothing until the store is restored, then 'Login' or the account's menu. */
export function AccountMenu() {
  const isRestored = useShopSelector(selectIsRestored)
  const { isLoggedIn, email } = useShopSelector(selectAuth)
  if (!isRestored) return null
  if (isLoggedIn) return <SignedInMenu email={email} />
  return (
    <Link className={styles.control} to={paths.login}>
      <Icon name="user" />
      <span className={styles.name}>Login</span>
    </Link>
  )
}

import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/hooks'
import { selectIsRestored } from '../../state/store'
import { Icon } from '../../ui/Icon'
import { SignedInMenu } from './SignedInMenu'
import { useWayBack } from './useWayBack'
import styles from './AccountMenu.module.css'

/**
 * The header's place for the account: nothing until the store is restored, then 'Login' or the account's menu. Whoever
 * signs in from here was sent by no screen, whatever one that they left since had remembered.
 */
export function AccountMenu() {
  const isRestored = useShopSelector(selectIsRestored)
  const { isLoggedIn, email } = useShopSelector(selectAuth)
  const { forget } = useWayBack()
  if (!isRestored) return null
  if (isLoggedIn) return <SignedInMenu email={email} />
  return (
    <Link className={styles.control} to={paths.login} onClick={forget}>
      <Icon name="user" />
      <span className={styles.name}>Login</span>
    </Link>
  )
}

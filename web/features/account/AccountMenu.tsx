import { lazy, Suspense } from 'react'
import { Link } from '../../ui/Link'
import { paths } from '../../app/paths'
import { selectAuth } from '../../state/authSlice'
import { fetchPart } from '../../state/freshPage'
import { useShopSelector } from '../../state/hooks'
import { selectIsRestored } from '../../state/store'
import { Icon } from '../../ui/Icon'
import { userIcon } from '../../ui/icons'
import { SessionBoundary } from './SessionBoundary'
import { useWayBack } from './useWayBack'
import styles from './AccountMenu.module.css'

const SignedInMenu = lazy(() =>
  fetchPart(async () => ({ default: (await import('./SignedInMenu')).SignedInMenu })),
)

/**
 * The header's place for the account: empty until the store is restored, then 'Login' or the account's menu. Whoever
 * signs in from here was sent by no screen, whatever one that they left since had remembered.
 */
export function AccountMenu() {
  const isRestored = useShopSelector(selectIsRestored)
  const { isLoggedIn, email } = useShopSelector(selectAuth)
  const { forget } = useWayBack()
  if (!isRestored) return room
  if (isLoggedIn) {
    return (
      <SessionBoundary>
        <Suspense fallback={room}>
          <SignedInMenu email={email} />
        </Suspense>
      </SessionBoundary>
    )
  }
  return (
    <Link className={styles.control} to={paths.login} onClick={forget}>
      {login}
    </Link>
  )
}

const login = (
  <>
    <Icon drawing={userIcon} />
    <span className={styles.name}>Login</span>
  </>
)

// As much as 'Login' takes, so that nothing in the header moves when it comes.
const room = (
  <span className={`${styles.control} ${styles.room}`} aria-hidden="true">
    {login}
  </span>
)

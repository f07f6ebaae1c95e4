import { lazy, Suspense } from 'react'
import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'
import { layoutMessages } from '../../../domain/messages/layout'
import { selectAuth } from '../../state/authSlice'
import { importWithReload } from '../../browser/reloadOnStaleBuild'
import { useShopSelector } from '../../state/storeHooks'
import { selectIsReduxStateRestored } from '../../state/store'
import { Icon } from '../../ui/Icon'
import { userIcon } from '../../ui/icons'
import { SessionErrorBoundary } from './SessionErrorBoundary'
import { useReturnPath } from './useReturnPath'
import styles from './AccountMenu.module.css'

const SignedInMenu = lazy(() =>
  importWithReload(async () => ({ default: (await import('./SignedInMenu')).SignedInMenu })),
)

/** The account menu, or a Login link, which clears the return path that an earlier screen has saved. */
export function AccountMenu() {
  const isRestored = useShopSelector(selectIsReduxStateRestored)
  const { isLoggedIn, email } = useShopSelector(selectAuth)
  const { clearReturnPath } = useReturnPath()
  if (!isRestored) return menuPlaceholder
  if (isLoggedIn) {
    return (
      <SessionErrorBoundary>
        <Suspense fallback={menuPlaceholder}>
          <SignedInMenu email={email} />
        </Suspense>
      </SessionErrorBoundary>
    )
  }
  return (
    <Link className={styles.control} to={routePaths.login} onClick={clearReturnPath}>
      {loginLabel}
    </Link>
  )
}

const loginLabel = (
  <>
    <Icon pathData={userIcon} />
    <span className={styles.name}>{layoutMessages.loginText}</span>
  </>
)

// The placeholder is as wide as the 'Login' link, so that the page header does not shift when the link appears.
const menuPlaceholder = (
  <span className={`${styles.control} ${styles.placeholder}`} aria-hidden="true">
    {loginLabel}
  </span>
)

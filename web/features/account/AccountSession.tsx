import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { selectAuth } from '../../state/authSlice'
import { importWithReload } from '../../browser/reloadOnStaleBuild'
import { useShopServices } from '../../data/ShopServices'
import { useShopSelector } from '../../state/storeHooks'
import { SessionErrorBoundary } from './SessionErrorBoundary'

const SessionObserver = lazy(() =>
  importWithReload(async () => ({ default: (await import('./SessionObserver')).SessionObserver })),
)

/** Renders its children while Firebase confirms the session. Other visitors do not download Firebase. */
export function AccountSession({ children }: { children: ReactNode }) {
  const { isLoggedIn } = useShopSelector(selectAuth)
  const { preloadSignOut } = useShopServices().session
  useEffect(() => {
    if (isLoggedIn) preloadSignOut()
  }, [isLoggedIn, preloadSignOut])
  if (!isLoggedIn) return null
  return (
    <SessionErrorBoundary>
      <Suspense fallback={null}>
        <SessionObserver>{children}</SessionObserver>
      </Suspense>
    </SessionErrorBoundary>
  )
}

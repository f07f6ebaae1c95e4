import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { selectAuth } from '../../state/authSlice'
import { importWithReload } from '../../browser/reloadOnStaleBuild'
import { useShopServices } from '../../data/ShopServices'
import { useShopSelector } from '../../state/storeHooks'
import { SessionErrorBoundary } from './SessionErrorBoundary'

const SessionSync = lazy(() =>
  importWithReload(async () => ({ default: (await import('./SessionSync')).SessionSync })),
)

/** Renders its children while Firebase confirms the session. Other visitors do not download Firebase. */
export function AccountSession({ children }: { children: ReactNode }) {
  const { isLoggedIn } = useShopSelector(selectAuth)
  const { preloadSignOut } = useShopServices().session
  useEffect(() => {
    // Signing out must also work offline; and the session's observer needs the same code.
    if (isLoggedIn) preloadSignOut()
  }, [isLoggedIn, preloadSignOut])
  if (!isLoggedIn) return null
  return (
    <SessionErrorBoundary>
      <Suspense fallback={null}>
        <SessionSync>{children}</SessionSync>
      </Suspense>
    </SessionErrorBoundary>
  )
}

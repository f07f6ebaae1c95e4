import { lazy, type ReactNode, Suspense } from 'react'
import { selectAuth } from '../../state/authSlice'
import { fetchPart } from '../../state/freshPage'
import { useShopSelector } from '../../state/hooks'
import { SessionBoundary } from './SessionBoundary'

const SessionWatch = lazy(() =>
  fetchPart(async () => ({ default: (await import('./SessionWatch')).SessionWatch })),
)

/**
 * Follows the session of a visitor who is signed in; its children stand while the provider confirms it. For everybody
 * else nothing of Firebase is downloaded.
 */
export function AccountSession({ children }: { children: ReactNode }) {
  const { isLoggedIn } = useShopSelector(selectAuth)
  if (!isLoggedIn) return null
  return (
    <SessionBoundary>
      <Suspense fallback={null}>
        <SessionWatch>{children}</SessionWatch>
      </Suspense>
    </SessionBoundary>
  )
}

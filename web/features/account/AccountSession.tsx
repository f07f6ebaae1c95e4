import { lazy, type ReactNode, Suspense } from 'react'
import { selectAuth } from '../../state/authSlice'
import { fetchPart } from '../../state/freshPage'
import { useShopSelector } from '../../state/hooks'
import { useLeaving } from './leaving'
import { SessionBoundary } from './SessionBoundary'

const SessionWatch = lazy(async () => {
  const { SessionWatch: Watch } = await fetchPart(() => import('./SessionWatch'))
  return { default: Watch }
})

/**
 * Follows the session of a visitor who is signed in, until they end it; its children stand while the provider confirms it. For everybody
 * else nothing of Firebase is downloaded.
 */
export function AccountSession({ children }: { children: ReactNode }) {
  const { isLoggedIn } = useShopSelector(selectAuth)
  const isEnding = useLeaving() === 'ending'
  if (!isLoggedIn || isEnding) return null
  return (
    <SessionBoundary>
      <Suspense fallback={null}>
        <SessionWatch>{children}</SessionWatch>
      </Suspense>
    </SessionBoundary>
  )
}

import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { AccountMenu } from '../features/account/AccountMenu'
import { AccountSession } from '../features/account/AccountSession'
import { OrderListLink } from '../features/order-list/OrderListLink'
import { LoadingIndicator } from '../ui/LoadingIndicator'
import { Layout } from './layout/Layout'
import { LazyOutboxView } from './LazyOutboxView'
import { findRoute } from './routes'
import { ScreenErrorBoundary } from './ScreenErrorBoundary'
import { AccountListSync } from './screens'
import { useSignOutCount } from './useSignOutCount'

const headerActions = (
  <>
    <OrderListLink />
    <AccountMenu />
  </>
)

const outboxBanner = <LazyOutboxView variant="banner" />

/** Renders the current screen. The `key` changes with the path and at sign-out, to reset a failed screen and input. */
export function App() {
  const { pathname } = useLocation()
  const signOutCount = useSignOutCount()
  return (
    <Layout headerActions={headerActions}>
      {outboxBanner}
      <ScreenErrorBoundary key={`${pathname} ${signOutCount}`}>
        <Suspense fallback={<LoadingIndicator />}>{findRoute(pathname).element}</Suspense>
      </ScreenErrorBoundary>
      <AccountSession>
        <AccountListSync />
      </AccountSession>
    </Layout>
  )
}

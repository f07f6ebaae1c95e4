import { Suspense } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { AccountMenu } from '../features/account/AccountMenu'
import { AccountSession } from '../features/account/AccountSession'
import { OrderListLink } from '../features/order-list/OrderListLink'
import { Waiting } from '../ui/Waiting'
import { Layout } from './layout/Layout'
import { OutboxPlace } from './OutboxPlace'
import { routes } from './routes'
import { ScreenBoundary } from './ScreenBoundary'
import { AccountListKeeper } from './screens'
import { useLeavings } from './useLeavings'

const headerActions = (
  <>
    <OrderListLink />
    <AccountMenu />
  </>
)

const outboxLine = <OutboxPlace show="line" />

/**
 * Every route in the layout. A screen that fails is left behind with its address, and what was typed into one with the
 * account that typed it.
 */
export function App() {
  const { pathname } = useLocation()
  const leavings = useLeavings()
  return (
    <Layout headerActions={headerActions}>
      {outboxLine}
      <ScreenBoundary key={`${pathname} ${leavings}`}>
        <Suspense fallback={<Waiting />}>{useRoutes(routes)}</Suspense>
      </ScreenBoundary>
      <AccountSession>
        <AccountListKeeper />
      </AccountSession>
    </Layout>
  )
}

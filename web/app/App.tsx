import { Suspense, useState, Component, type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { AccountMenu } from '../features/account/AccountMenu'
import { AccountSession } from '../features/account/AccountSession'
import { OrderListBar } from '../features/order-list/OrderListBar'
import { OrderListLink } from '../features/order-list/OrderListLink'
import { LoadingIndicator } from '../ui/LoadingIndicator'
import { Layout } from './layout/Layout'
import { LazyOutboxView } from './LazyOutboxView'
import { findRoute } from './routes'
import { AccountListSync } from './screens'
import { selectAuth } from '../state/authSlice'
import { useShopSelector } from '../state/storeHooks'
import { businessDetails } from '../../domain/site/businessDetails'
import { layoutMessages } from '../../domain/messages/layout'
import { reloadIfReachable } from '../browser/reloadOnStaleBuild'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { showToast } from '../ui/toasts/showToast'
import { useOnlineStatus } from '../browser/useOnlineStatus'
import { usePageMetadata } from '../ui/usePageMetadata'

/** Replaces a failed screen with a notice that offers a reload, which helps, for example, after a new deployment. */
class ScreenErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ScreenErrorFallback /> : this.props.children
  }
}

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
      <ScreenErrorBoundary key={`${pathname} ${signOutCount}`}>
        <Suspense fallback={<LoadingIndicator />}>{findRoute(pathname).element}</Suspense>
      </ScreenErrorBoundary>
      {outboxBanner}
      <OrderListBar />
      <AccountSession>
        <AccountListSync />
      </AccountSession>
    </Layout>
  )
}

/** Counts the sign-outs since page load. As a React `key`, the count resets forms with the previous account's input. */
function useSignOutCount(): number {
  const { userID } = useShopSelector(selectAuth)
  const [lastSession, setLastSession] = useState({ userID, signOutCount: 0 })
  if (lastSession.userID !== userID) {
    setLastSession({ userID, signOutCount: lastSession.signOutCount + (lastSession.userID === '' ? 0 : 1) })
  }
  return lastSession.signOutCount
}

function ScreenErrorFallback() {
  const tryAgain = async () => {
    if (await reloadIfReachable()) return
    const reason = navigator.onLine ? layoutMessages.serverUnreachable : layoutMessages.stillOffline
    showToast('info', layoutMessages.formatRetryFailed(reason))
  }
  const onTryAgain = () => void tryAgain()
  const isOnline = useOnlineStatus(onTryAgain)
  useEffect(hideIncompletePageNotice, [])
  const title = isOnline ? layoutMessages.loadFailedTitle : layoutMessages.offlineTitle
  usePageMetadata({
    title: `${title} | ${businessDetails.name}`,
    description: layoutMessages.loadFailedDescription,
  })
  return (
    <Notice title={title} actions={<Button onClick={onTryAgain}>{layoutMessages.tryAgainLabel}</Button>}>
      <p role="alert">{isOnline ? layoutMessages.loadFailedText : layoutMessages.offlineText}</p>
    </Notice>
  )
}

/** Hides the notice of web/index.html, because this one says and offers the same. */
function hideIncompletePageNotice() {
  document.getElementById('incomplete-page')?.setAttribute('hidden', '')
}

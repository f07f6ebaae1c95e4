import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { Account } from '../../domain/account/account'
import { LaterFormNotice } from './staff/LaterFormNotice'
import { StaffWritesStrip } from './actions/StaffWriteNotices'
import { DeskAlerts } from './alerts/DeskAlerts'
import { ConnectionLine, StorageFullNotice } from './connection/ConnectionLine'
import { DeskErrorBoundary } from './DeskErrorFallback'
import { parseDeskPath, type CatalogueRoute, type DeskRoute } from './deskRoute'
import { FailedMailsNotice } from './deliveries/FailedMailsNotice'
import { FailedMailsScreen } from './deliveries/FailedMailsScreen'
import { FiguresScreen } from './figures/FiguresScreen'
import { InboxScreen } from './inbox/InboxScreen'
import { StaffLogScreen } from './log/StaffLogScreen'
import { KeyboardSheet } from './keyboard/KeyboardSheet'
import { StaffProvider } from './staff/StaffProvider'
import { TemplatesScreen } from './templates/TemplatesScreen'
import { nameStaffMember } from '../../domain/validation/staffName'
import { deskPath } from '../../domain/site/deskPath'
import { deskFrameMessages } from '../../domain/messages/desk/frame'
import { ButtonLink } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { useDeskPageMetadata } from './useDeskPageMetadata'
import { Suspense, useEffectEvent, useLayoutEffect } from 'react'
import { createRetryableLazy } from '../browser/retryableLazy'
import { LiveDataErrorBoundary } from '../data/live/LiveDataErrorBoundary'
import { deskAccountMessages } from '../../domain/messages/desk/account'
import { deskSettingsMessages } from '../../domain/messages/desk/settings'
import { deskPriceMessages } from '../../domain/messages/desk/prices'
import { deskCatalogueMessages } from '../../domain/messages/desk/catalogue'
import { LoadingIndicator } from '../ui/LoadingIndicator'

export function StaffScreens({ account }: { account: Account }) {
  const { userID, userName, email } = account
  // Claims and replies name a staff member by the account's name, else by its e-mail address.
  return (
    <StaffProvider staff={{ uid: userID, name: nameStaffMember(userName, email) }}>
      <ConnectionLine />
      <StorageFullNotice />
      <LiveDataErrorBoundary renderFallback={() => null}>
        <FailedMailsNotice />
      </LiveDataErrorBoundary>
      <LaterFormNotice />
      <StaffWritesStrip />
      <CurrentScreen account={account} />
      <DeskAlerts />
      <KeyboardSheet />
    </StaffProvider>
  )
}

function CurrentScreen({ account }: { account: Account }) {
  const { pathname } = useLocation()
  useScrollToTop(pathname)
  const route = parseDeskPath(pathname)
  return (
    <DeskErrorBoundary key={route.screen} what={deskFrameMessages.screenName}>
      {renderScreen(route, account)}
    </DeskErrorBoundary>
  )
}

function renderScreen(route: DeskRoute, account: Account) {
  switch (route.screen) {
    case 'inbox':
      return <InboxScreen openItem={route.openItem} />
    case 'catalogue':
      return <LazyCatalogueScreens route={route} />
    case 'prices':
      return <LazyPricesScreen />
    case 'account':
      return <LazyAccountScreen account={account} />
    case 'deliveries':
      return <FailedMailsScreen />
    case 'figures':
      return route.view === 'log' ? <StaffLogScreen /> : <FiguresScreen />
    case 'settings':
      return <LazySettingsScreen />
    case 'templates':
      return <TemplatesScreen />
    case 'unknown':
      return <UnknownAddressNotice />
  }
}

/** Shows what is opened from its top. The browser itself restores the scroll position at Back and Forward. */
function useScrollToTop(pathname: string): void {
  const isHistoryNavigation = useNavigationType() === NavigationType.Pop
  const scroll = useEffectEvent(() => {
    if (!isHistoryNavigation) scrollTo(0, 0)
  })
  useLayoutEffect(() => scroll(), [pathname])
}

function UnknownAddressNotice() {
  useDeskPageMetadata(deskFrameMessages.notFoundTitle)
  return (
    <Notice
      title={deskFrameMessages.nothingHereTitle}
      actions={<ButtonLink to={deskPath}>{deskFrameMessages.goToInbox}</ButtonLink>}
    >
      <p>{deskFrameMessages.nothingHereText}</p>
    </Notice>
  )
}

const AccountScreen = createRetryableLazy(async () => (await import('./account/AccountScreen')).AccountScreen)

function LazyAccountScreen({ account }: { account: Account }) {
  return (
    <Suspense fallback={<LoadingIndicator label={deskAccountMessages.loading} />}>
      <AccountScreen account={account} />
    </Suspense>
  )
}

const CatalogueScreens = createRetryableLazy(
  async () => (await import('./catalogue/CatalogueScreens')).CatalogueScreens,
)

function LazyCatalogueScreens({ route }: { route: CatalogueRoute }) {
  return (
    <Suspense fallback={<LoadingIndicator label={deskCatalogueMessages.loadingCatalogue} />}>
      <CatalogueScreens route={route} />
    </Suspense>
  )
}

const PricesScreen = createRetryableLazy(async () => (await import('./prices/PricesScreen')).PricesScreen)

function LazyPricesScreen() {
  return (
    <Suspense fallback={<LoadingIndicator label={deskPriceMessages.loading} />}>
      <PricesScreen />
    </Suspense>
  )
}

const SettingsScreen = createRetryableLazy(
  async () => (await import('./settings/SettingsScreen')).SettingsScreen,
)

function LazySettingsScreen() {
  return (
    <Suspense fallback={<LoadingIndicator label={deskSettingsMessages.loading} />}>
      <SettingsScreen />
    </Suspense>
  )
}

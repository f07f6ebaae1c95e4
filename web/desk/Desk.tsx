import { type ReactNode, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { deskFrameMessages } from '../../domain/messages/desk/frame'
import { useDeskServices } from '../data/desk/DeskServices'
import { type ButtonTone, Button } from '../ui/Button'
import { LoadingIndicator } from '../ui/LoadingIndicator'
import { AlertSettingsButton } from './alerts/AlertSettingsButton'
import { DeskHeader, DeskNavigation } from './DeskHeader'
import { SignInPage } from './sign-in/SignInPage'
import { HeaderButton } from './HeaderButton'
import { Notice } from '../ui/Notice'
import { usePageMetadata } from '../ui/usePageMetadata'
import { createDeskPageMetadata } from './deskMetadata'
import { useOnlineStatus } from '../browser/useOnlineStatus'
import { createRetryableLazy } from '../browser/retryableLazy'
import type { Account } from '../../domain/account/account'
import { DeskErrorBoundary } from './DeskErrorFallback'
import { keepDeskOnDevice } from './connection/keepDeskOnDevice'
import { flushSync } from 'react-dom'
import { toAccountFailure } from '../data/session/toAccountFailure'
import { accountFailureMessages } from '../../domain/messages/session'
import styles from './Desk.module.css'

type SignOutButtonProps = { tone: ButtonTone; isBusy: boolean; onSignOut: () => void }

export function Desk() {
  const { session, retry } = useDeskServices().useSession()
  const { isSigningOut, errorMessage, startSignOut } = useSignOut()
  const isStaff = session.status === 'signedIn' && session.isStaff
  return (
    <div className={styles.desk}>
      <SkipLink />
      <DeskHeader
        account={session.status === 'signedIn' ? session.account : null}
        navigation={isStaff ? <DeskNavigation /> : null}
        actions={isStaff ? renderStaffActions() : null}
      />
      <main className={styles.main} id={contentId} tabIndex={-1}>
        {errorMessage ? (
          <p className={styles.error} role="alert">
            {errorMessage}
          </p>
        ) : null}
        {renderScreen()}
      </main>
    </div>
  )

  function renderStaffActions() {
    return (
      <>
        <AlertSettingsButton />
        {renderSignOutButton('light')}
      </>
    )
  }

  function renderSignOutButton(tone: ButtonTone) {
    return <SignOutButton tone={tone} isBusy={isSigningOut} onSignOut={startSignOut} />
  }

  function renderScreen() {
    // Unmount components with live data before the session ends: see signOut in data/session.ts.
    if (isSigningOut) return <LoadingIndicator label={deskFrameMessages.signingOutLabel} />
    switch (session.status) {
      case 'loading':
        return <LoadingIndicator label={deskFrameMessages.openingDesk} />
      case 'failed':
        return <SessionFailedNotice onRetry={retry} />
      case 'signedOut':
        return <SignInPage />
      case 'signedIn':
        return session.isStaff ? (
          <LazyStaffScreens key={session.account.userID} account={session.account} />
        ) : (
          <NotStaffNotice email={session.account.email} action={renderSignOutButton('loud')} />
        )
    }
  }
}

const signOutIcon = 'M13.500 4.500h-8v15h8M10 12h10.500M17 8.500l3.500 3.500-3.500 3.500'

/** The sign-out button, small in the header. It is never disabled, so that it keeps the focus while the sign-out runs. */
function SignOutButton({ tone, isBusy, onSignOut }: SignOutButtonProps) {
  const props = {
    'aria-busy': isBusy,
    'aria-disabled': isBusy,
    onClick: onSignOut,
    children: isBusy ? deskFrameMessages.signingOut : deskFrameMessages.signOut,
  }
  return tone === 'light' ? <HeaderButton icon={signOutIcon} {...props} /> : <Button {...props} />
}

/** Shown to an account without the custom claim `staff`, because the security rules give it no data. */
function NotStaffNotice({ email, action }: { email: string; action: ReactNode }) {
  usePageMetadata(createDeskPageMetadata(deskFrameMessages.noAccessTitle))
  return (
    <Notice title={deskFrameMessages.staffOnlyTitle} actions={action}>
      <p>{deskFrameMessages.formatNotStaff(email)}</p>
    </Notice>
  )
}

/** The id of the main element. */
const contentId = 'content'

/** The first link of the desk, for the keyboard: it leads past the header. */
function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(contentId)?.focus()
  }
  return (
    <a className={styles.link} href={`#${contentId}`} onClick={skip}>
      {deskFrameMessages.skipToContent}
    </a>
  )
}

/** Shown when the desk could not find out who is signed in; it retries automatically after a reconnect. */
function SessionFailedNotice({ onRetry }: { onRetry: () => void }) {
  usePageMetadata(createDeskPageMetadata(deskFrameMessages.noConnectionTitle))
  const isOnline = useOnlineStatus(onRetry)
  const title = isOnline ? deskFrameMessages.sessionFailedTitle : deskFrameMessages.offlineTitle
  return (
    <Notice title={title} actions={<Button onClick={onRetry}>{deskFrameMessages.tryAgain}</Button>}>
      <p role="alert">{isOnline ? deskFrameMessages.sessionFailedText : deskFrameMessages.offlineText}</p>
    </Notice>
  )
}

const StaffScreens = createRetryableLazy(async () => (await import('./StaffScreens')).StaffScreens)

function LazyStaffScreens({ account }: { account: Account }) {
  const { preloadStaffServices } = useDeskServices()
  useEffect(preloadStaffServices, [preloadStaffServices])
  useEffect(keepDeskOnDevice, [])
  return (
    <DeskErrorBoundary>
      <Suspense fallback={<LoadingIndicator label={deskFrameMessages.loadingInbox} />}>
        <StaffScreens account={account} />
      </Suspense>
    </DeskErrorBoundary>
  )
}

function useSignOut() {
  const { signOut } = useDeskServices()
  const [isSigningOut, setIsSigningOut] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  const unmountScreen = () => flushSync(() => setIsSigningOut(true))
  const runSignOut = async () => {
    setErrorMessage('')
    try {
      await signOut(unmountScreen)
    } catch (error) {
      setErrorMessage(accountFailureMessages.explainAccountFailure(toAccountFailure(error)))
    } finally {
      setIsSigningOut(false)
    }
  }
  const startSignOut = () => {
    if (!isSigningOut) void runSignOut()
  }
  return { isSigningOut, errorMessage, startSignOut }
}

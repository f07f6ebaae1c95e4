import { deskFrameMessages } from '../../domain/messages/desk/frame'
import { useStaffSession } from '../data/session/useStaffSession'
import type { ButtonTone } from '../ui/Button'
import { LoadingIndicator } from '../ui/LoadingIndicator'
import { AlertSettingsButton } from './alerts/AlertSettingsButton'
import { DeskHeader } from './DeskHeader'
import { DeskNavigation } from './DeskNavigation'
import { LazyStaffScreens } from './LazyStaffScreens'
import { NotStaffNotice } from './NotStaffNotice'
import { SessionFailedNotice } from './SessionFailedNotice'
import { SignInPage } from './sign-in/SignInPage'
import { contentId, SkipLink } from './SkipLink'
import { SignOutButton } from './SignOutButton'
import { useSignOut } from './useSignOut'
import styles from './Desk.module.css'

/** The desk, the staff's app: shows the sign-in page, or the screen that the signed-in account may see. */
export function Desk() {
  const { session, retry } = useStaffSession()
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

import { useId, useSyncExternalStore } from 'react'
import { isInAppBrowser } from '../../browser/inAppBrowser'
import { Button } from '../../ui/Button'
import { LoadingOverlay } from './LoadingOverlay'
import { type GoogleSignInResult, useGoogleSignIn } from './useGoogleSignIn'
import styles from './GoogleSignIn.module.css'

type Props = { label: string; onSignedIn: (result: GoogleSignInResult) => Promise<void> }

/** The Google sign-in button. In an in-app browser, where Google blocks sign-in, a note replaces the button. */
export function GoogleSignIn({ label, onSignedIn }: Props) {
  const isBlocked = useSyncExternalStore(
    subscribeToNothing,
    () => isInAppBrowser(navigator.userAgent),
    () => false,
  )
  return (
    <div className={styles.entry}>
      <p className={styles.separator}>or</p>
      {isBlocked ? <InAppBrowserNote /> : <GoogleButton {...{ label, onSignedIn }} />}
    </div>
  )
}

function subscribeToNothing() {
  return () => undefined
}

function InAppBrowserNote() {
  return (
    <p className={styles.note}>
      Google does not let people sign in inside another app. Use your e-mail and a password above, or open
      this page in your browser.
    </p>
  )
}

function GoogleButton({ label, onSignedIn }: Props) {
  const { isWaiting, errorMessage, signIn, stopWaiting } = useGoogleSignIn(onSignedIn)
  const errorId = useId()
  return (
    <>
      <Button
        tone="quiet"
        aria-describedby={errorMessage ? errorId : undefined}
        onClick={() => void signIn()}
      >
        {label}
      </Button>
      <p className={styles.note} id={errorId} hidden={errorMessage === ''}>
        {errorMessage}
      </p>
      {isWaiting ? (
        <LoadingOverlay label="Go on in Google's window">
          <Button tone="light" onClick={stopWaiting}>
            Use e-mail instead
          </Button>
        </LoadingOverlay>
      ) : null}
    </>
  )
}

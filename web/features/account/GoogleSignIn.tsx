import { useId, useRef, useState } from 'react'
import { isInAppBrowser } from '../../browser/inAppBrowser'
import { useIsHydrated } from '../../browser/useIsHydrated'
import { useShopServices } from '../../data/ShopServices'
import type { Account } from '../../../domain/account/account'
import { accountMessages } from '../../../domain/messages/account'
import { Button } from '../../ui/Button'
import { LoadingOverlay } from './LoadingOverlay'
import { toAccountFailure } from '../../data/session/toAccountFailure'
import { showErrorCodeWithRetry } from './showAccountFailureMessage'
import { accountFailureMessages } from '../../../domain/messages/session'
import styles from './GoogleSignIn.module.css'

type GoogleSignInResult = { account: Account; isNew: boolean }

type Props = { label: string; onSignedIn: (result: GoogleSignInResult) => void }

/** The Google sign-in button. In an in-app browser, where Google blocks sign-in, a note replaces the button. */
export function GoogleSignIn({ label, onSignedIn }: Props) {
  const { signInThroughGoogle } = useShopServices().session
  const isBlocked = useIsHydrated() && isInAppBrowser(navigator.userAgent)
  const signIn = async () => onSignedIn(await signInThroughGoogle())
  return (
    <div className={styles.entry}>
      <p className={styles.separator}>{accountMessages.orSeparator}</p>
      {isBlocked ? (
        <InAppBrowserNote />
      ) : (
        <GoogleButton {...{ label, signIn }} stopLabel={accountMessages.useEmailInstead} />
      )}
    </div>
  )
}

function InAppBrowserNote() {
  return <p className={styles.note}>{accountMessages.inAppBrowserNote}</p>
}

type GoogleButtonProps = {
  label: string
  /** The label of the button that stops waiting for Google's window. */
  stopLabel: string
  /** Opens Google's popup and does what follows it. */
  signIn: () => Promise<void>
}

/** A button that opens Google's popup, and waits for it behind an overlay. */
export function GoogleButton({ label, stopLabel, signIn }: GoogleButtonProps) {
  const { isWaiting, errorMessage, signIn: openPopup, stopWaiting } = useGoogleSignIn(signIn)
  const errorId = useId()
  return (
    <>
      <Button
        tone="quiet"
        aria-describedby={errorMessage ? errorId : undefined}
        onClick={() => void openPopup()}
      >
        {label}
      </Button>
      <p className={styles.note} id={errorId} hidden={errorMessage === ''}>
        {errorMessage}
      </p>
      {isWaiting ? (
        <LoadingOverlay label={accountMessages.waitingForGoogle}>
          <Button tone="light" onClick={stopWaiting}>
            {stopLabel}
          </Button>
        </LoadingOverlay>
      ) : null}
    </>
  )
}

/** Google sign-in in a popup. `stopWaiting` only closes the overlay: who completes the popup is still signed in. */
function useGoogleSignIn(openPopup: () => Promise<void>) {
  const latestAttempt = useRef(0)
  const [isWaiting, setIsWaiting] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  const stopWaiting = () => {
    latestAttempt.current += 1
    setIsWaiting(false)
  }
  const handleFailure = (error: unknown) => {
    showErrorCodeWithRetry(error)
    setErrorMessage(accountFailureMessages.explainAccountFailure(toAccountFailure(error)))
  }
  const signIn = async () => {
    const attempt = (latestAttempt.current += 1)
    setErrorMessage('')
    setIsWaiting(true)
    try {
      await openPopup()
    } catch (error) {
      if (attempt === latestAttempt.current) handleFailure(error)
    } finally {
      if (attempt === latestAttempt.current) setIsWaiting(false)
    }
  }
  return { isWaiting, errorMessage, signIn, stopWaiting }
}

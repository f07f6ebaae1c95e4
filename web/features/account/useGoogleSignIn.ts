import { useRef, useState } from 'react'
import { signInThroughGoogle } from '../../data/session'
import type { Account } from '../../domain/account/account'
import { explainAccountFailure } from '../../domain/account/accountFailure'
import { toAccountFailure } from '../../data/toAccountFailure'
import { showErrorCodeWithRetry } from './showAccountFailureMessage'

export type GoogleSignInResult = { account: Account; isNew: boolean }

/**
 * Google sign-in in a popup. `stopWaiting` only closes the overlay: a visitor who completes the popup is still
 * signed in.
 */
export function useGoogleSignIn(onSignedIn: (result: GoogleSignInResult) => Promise<void>) {
  const latestAttempt = useRef(0)
  const [isWaiting, setIsWaiting] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  const stopWaiting = () => {
    latestAttempt.current += 1
    setIsWaiting(false)
  }
  const handleFailure = (error: unknown) => {
    showErrorCodeWithRetry(error)
    setErrorMessage(explainAccountFailure(toAccountFailure(error)))
  }
  const signIn = async () => {
    const attempt = (latestAttempt.current += 1)
    setErrorMessage('')
    setIsWaiting(true)
    try {
      await onSignedIn(await signInThroughGoogle())
    } catch (error) {
      if (attempt === latestAttempt.current) handleFailure(error)
    } finally {
      if (attempt === latestAttempt.current) setIsWaiting(false)
    }
  }
  return { isWaiting, errorMessage, signIn, stopWaiting }
}

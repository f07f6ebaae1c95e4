import { useRef, useState } from 'react'
import { toAccountFailure } from '../../data/session/toAccountFailure'
import { showErrorCodeWithRetry } from './showAccountFailureMessage'
import { accountFailureMessages } from '../../../domain/messages/accountFailure'

/**
 * Google sign-in in a popup, which `openPopup` opens. `stopWaiting` only closes the overlay: a visitor who completes the popup is still
 * signed in.
 */
export function useGoogleSignIn(openPopup: () => Promise<void>) {
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

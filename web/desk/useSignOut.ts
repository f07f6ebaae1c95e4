import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useDeskServices } from '../data/desk/DeskServices'
import { toAccountFailure } from '../data/session/toAccountFailure'
import { accountFailureMessages } from '../../domain/messages/accountFailure'

export function useSignOut() {
  const { signOut } = useDeskServices()
  const [isSigningOut, setIsSigningOut] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  const unmountScreen = () => {
    flushSync(() => {
      setIsSigningOut(true)
    })
  }
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

import { type ReactNode, useMemo } from 'react'
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire'
import type { Account } from '../../../domain/account/account'
import { isIndexedDBUnresponsive } from '../../browser/limitIndexedDB'
import { getFirebaseApp } from '../firebase/firebaseApp'
import { getFirebaseAuth } from '../firebase/firebaseAuth'
import { toAccount } from './toAccount'

type Props = { children: (account: Account | null) => ReactNode }

/** Observes the Firebase session, as SessionService describes. Load lazily: this component imports Firebase. */
export function SessionObserver({ children }: Props) {
  return (
    <FirebaseAppProvider firebaseApp={getFirebaseApp()}>
      <AuthProvider sdk={getFirebaseAuth()}>
        <UserObserver>{children}</UserObserver>
      </AuthProvider>
    </FirebaseAppProvider>
  )
}

function UserObserver({ children }: Props) {
  const { status, data: user } = useUser()
  const isSignedIn = status === 'success' && user !== null && !user.isAnonymous
  const account = useMemo(() => (isSignedIn ? toAccount(user) : null), [isSignedIn, user])
  if (status !== 'success') return null
  if (user === null && isIndexedDBUnresponsive()) throw new Error('The stored session could not be read.')
  return children(account)
}

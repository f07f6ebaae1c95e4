import { type ReactNode, useSyncExternalStore } from 'react'
import type { Account } from '../../../domain/account/account'
import { createObservableValue } from '../../../web/browser/observableValue'
import type { ShopServices } from '../../../web/data/ShopServices'

export type MemoryAccount = Account & { password: string }

export const ada: MemoryAccount = {
  email: 'ada@arielle.test',
  password: 'ada-pass-1',
  userName: '',
  userID: 'ada',
}

class AccountError extends Error {
  constructor(readonly code: string) {
    super(`Firebase: Error (${code}).`)
  }
}

/** Creates the session of a browser over accounts in memory. */
export function createMemorySession(
  accounts: MemoryAccount[],
  signedIn: MemoryAccount | null,
  onSignOut: () => void,
) {
  const current = createObservableValue<MemoryAccount | null>(signedIn)
  const enter = (account: MemoryAccount | undefined) => {
    if (!account) throw new AccountError('auth/invalid-credential')
    current.write(account)
    return toAccount(account)
  }
  const isPasswordRight = (password: string) => current.read()?.password === password
  const google = { account: null as MemoryAccount | null }
  const services: Pick<ShopServices, 'session' | 'account'> = {
    session: {
      preloadSignIn: () => undefined,
      preloadSignOut: () => undefined,
      signIn: async (email, password) => {
        await Promise.resolve()
        return enter(accounts.find((account) => account.email === email && account.password === password))
      },
      registerAccount: async (email, password) => {
        await Promise.resolve()
        if (accounts.some((account) => account.email === email))
          throw new AccountError('auth/email-already-in-use')
        const account = { email, password, userName: '', userID: `account ${accounts.length}` }
        accounts.push(account)
        return enter(account)
      },
      signInThroughGoogle: async () => {
        await Promise.resolve()
        if (!google.account) throw new AccountError('auth/popup-closed-by-user')
        return { account: enter(google.account), isNew: !accounts.includes(google.account) }
      },
      signOut: async (unmount) => {
        unmount()
        await Promise.resolve()
        current.write(null)
        onSignOut()
      },
      clearGuestSession: () => Promise.resolve(),
      Observer: function SessionObserver({ children }: { children: (account: Account | null) => ReactNode }) {
        return children(useSyncExternalStore(current.subscribe, current.read))
      },
    },
    account: {
      requestPasswordReset: () => Promise.resolve(),
      hasPassword: () => Promise.resolve(true),
      changePassword: (oldPassword) =>
        isPasswordRight(oldPassword)
          ? Promise.resolve()
          : Promise.reject(new AccountError('auth/wrong-password')),
      preloadReauthentication: () => undefined,
      signInAgain: (password) =>
        isPasswordRight(password)
          ? Promise.resolve()
          : Promise.reject(new AccountError('auth/wrong-password')),
      signInAgainThroughGoogle: () => Promise.resolve(),
      checkDeletion: () => Promise.resolve('offered'),
      deleteAccounts: () => Promise.resolve('complete'),
    },
  }
  const controls = {
    /** The account that Google's popup signs in. */
    google,
    getAccount: () => current.read(),
    /** Ends the session elsewhere, for example in another tab. */
    endSession: () => {
      current.write(null)
    },
  }
  return { services, controls }
}

function toAccount({ email, userName, userID }: Account): Account {
  return { email, userName, userID }
}

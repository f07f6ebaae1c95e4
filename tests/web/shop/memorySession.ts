import { type ReactNode, useSyncExternalStore } from 'react'
import type { Account } from '../../../domain/account/account'
import type { AccountDeletionResult } from '../../../domain/account/accountDeletion'
import { createObservableValue } from '../../../web/browser/observableValue'
import type { ShopServices } from '../../../web/data/ShopServices'

export type MemoryAccount = Account & { password: string }

export const ada: MemoryAccount = {
  email: 'ada@arielle.test',
  password: 'ada-pass-1',
  userName: '',
  userID: 'ada',
}

/** An account that was created through Google, so it has no password. */
export const ben: MemoryAccount = {
  email: 'ben@arielle.test',
  password: '',
  userName: 'Ben Eze',
  userID: 'ben',
}

export class AccountError extends Error {
  constructor(
    readonly code: string,
    readonly advice = '',
  ) {
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
  const requests: string[] = []
  const provider = {
    requests,
    respond: () => Promise.resolve(),
    google: null as MemoryAccount | null,
    deletion: {
      availability: 'offered' as Awaited<ReturnType<ShopServices['account']['checkDeletion']>>,
      result: 'complete' as AccountDeletionResult | null,
    },
  }
  const ask = async <Answer>(request: string, answer: () => Answer): Promise<Answer> => {
    requests.push(request)
    await provider.respond()
    return answer()
  }
  const enter = (account: MemoryAccount | undefined) => {
    if (!account) throw new AccountError('auth/invalid-credential')
    current.write(account)
    return toAccount(account)
  }
  const checkPassword = (password: string) => {
    if (current.read()?.password !== password) throw new AccountError('auth/wrong-password')
  }
  const chooseGoogleAccount = () => {
    if (!provider.google) throw new AccountError('auth/popup-closed-by-user')
    return provider.google
  }
  const services: Pick<ShopServices, 'session' | 'account'> = {
    session: {
      preloadSignIn: () => undefined,
      preloadSignOut: () => undefined,
      signIn: (email, password) =>
        ask(`sign in ${email}`, () =>
          enter(accounts.find((account) => account.email === email && account.password === password)),
        ),
      registerAccount: (email, password) =>
        ask(`register ${email}`, () => {
          if (accounts.some((account) => account.email === email))
            throw new AccountError('auth/email-already-in-use')
          const account = { email, password, userName: '', userID: `account ${accounts.length}` }
          accounts.push(account)
          return enter(account)
        }),
      signInThroughGoogle: () =>
        ask('Google', () => {
          const account = chooseGoogleAccount()
          return { account: enter(account), isNew: !accounts.includes(account) }
        }),
      signOut: async (unmount) => {
        unmount()
        await ask('sign out', () => {
          current.write(null)
        })
        onSignOut()
      },
      clearGuestSession: () => Promise.resolve(),
      Observer: function SessionObserver({ children }: { children: (account: Account | null) => ReactNode }) {
        return children(useSyncExternalStore(current.subscribe, current.read))
      },
    },
    account: {
      requestPasswordReset: (email) => ask(`reset ${email}`, () => undefined),
      hasPassword: () => Promise.resolve(current.read()?.password !== ''),
      changePassword: (oldPassword, newPassword) =>
        ask(`change to ${newPassword}`, () => {
          checkPassword(oldPassword)
        }),
      preloadReauthentication: () => undefined,
      signInAgain: (password) =>
        ask('sign in again', () => {
          checkPassword(password)
        }),
      signInAgainThroughGoogle: () =>
        ask('Google', () => {
          chooseGoogleAccount()
        }),
      checkDeletion: () => Promise.resolve(provider.deletion.availability),
      deleteAccounts: () => ask('delete', () => provider.deletion.result),
    },
  }
  const controls = {
    /** The identity provider: what it was asked, when and whether it answers, and the account that Google signs in. */
    provider,
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

import {
  type AccountDeletionResult,
  parseAccountDeletionResult,
} from '../../../domain/account/accountDeletion'
import { apiPaths } from '../../../domain/site/apiPaths'
import { callApi } from '../firebase/api'
import { loadFirebaseModule } from '../firebase/loadFirebaseModule'

const loadReauthentication = () => loadFirebaseModule(() => import('../firebase/reauthentication'))

/** Preloads the code for signing in anew, because Google's popup must open during the click. */
export function preloadReauthentication(): void {
  // Ignore a failed preload: the sign-in imports the code again and reports the failure.
  loadReauthentication().catch(() => undefined)
}

/** Signs in anew with the account's password. Rejects with an error that has a `code` and a message to show. */
export async function signInAgain(password: string): Promise<void> {
  const { reauthenticateWithPassword } = await loadReauthentication()
  await reauthenticateWithPassword(password)
}

/** Signs in anew through Google's popup. Rejects with an error that has a `code` and a message to show. */
export async function signInAgainThroughGoogle(): Promise<void> {
  const { reauthenticateThroughGoogle } = await loadReauthentication()
  await reauthenticateThroughGoogle()
}

/** Whether this deployment deletes accounts by itself: it may have no functions, or they may not answer now. */
export async function checkAccountDeletion(): Promise<'offered' | 'absent' | 'unreachable'> {
  const { kind } = await callApi(apiPaths.settings)
  return kind === 'absent' || kind === 'unreachable' ? kind : 'offered'
}

/**
 * Deletes the accounts of this browser: that of a guest, then the signed-in one. Returns null if no clear answer came:
 * all may be tried again.
 */
export async function deleteAccounts(): Promise<AccountDeletionResult | null> {
  const { getSessionTokens } = await loadReauthentication()
  let result: AccountDeletionResult | null = 'complete'
  for (const token of await getSessionTokens()) {
    const next = await deleteAccount(token)
    if (next !== 'complete' && next !== 'pending') return next
    if (next === 'pending') result = next
  }
  return result
}

async function deleteAccount(token: string): Promise<AccountDeletionResult | null> {
  const outcome = await callApi(apiPaths.deleteAccount, { token, body: {} })
  if (outcome.kind === 'answered') return parseAccountDeletionResult(outcome.body)
  return outcome.kind === 'refused' ? parseAccountDeletionResult({ reason: outcome.reason }) : null
}

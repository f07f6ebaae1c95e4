import {
  type AccountDeletionResult,
  parseAccountDeletionResult,
} from '../../../domain/account/accountDeletion'
import { apiPaths } from '../../../domain/site/apiPaths'
import { callApi } from '../firebase/api'
import type { TokenSource } from '../firebase/fetchWithIdToken'
import { loadFirebaseModule } from '../firebase/loadFirebaseModule'

const loadReauthentication = () => loadFirebaseModule(() => import('../firebase/reauthentication'))

export function preloadReauthentication(): void {
  // Ignore a failed preload: the sign-in imports the code again and reports the failure.
  loadReauthentication().catch(() => undefined)
}

export async function signInAgain(password: string): Promise<void> {
  const { reauthenticateWithPassword } = await loadReauthentication()
  await reauthenticateWithPassword(password)
}

export async function signInAgainThroughGoogle(): Promise<void> {
  const { reauthenticateThroughGoogle } = await loadReauthentication()
  await reauthenticateThroughGoogle()
}

export async function checkAccountDeletion(): Promise<'offered' | 'absent' | 'unreachable'> {
  const { kind } = await callApi(apiPaths.settings)
  return kind === 'absent' || kind === 'unreachable' ? kind : 'offered'
}

export async function deleteAccounts(): Promise<AccountDeletionResult | null> {
  const { getSessionUsers } = await loadReauthentication()
  let result: AccountDeletionResult | null = 'complete'
  for (const user of await getSessionUsers()) {
    const next = await deleteAccount(user)
    if (next !== 'complete' && next !== 'pending') return next
    if (next === 'pending') result = next
  }
  return result
}

async function deleteAccount(user: TokenSource): Promise<AccountDeletionResult | null> {
  const outcome = await callApi(apiPaths.deleteAccount, { user, body: {} })
  if (outcome.kind === 'answered') return parseAccountDeletionResult(outcome.body)
  return outcome.kind === 'refused' ? parseAccountDeletionResult({ reason: outcome.reason }) : null
}

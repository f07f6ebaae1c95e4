import type { Auth, UserRecord } from 'firebase-admin/auth'
import storedAccounts from './demoAccounts.json'

/** A demo account in the emulators, for trying out the shop. */
type DemoAccount = {
  uid: string
  email: string
  password: string
  displayName: string
  claims: Readonly<Record<string, unknown>>
}

/** The demo accounts of every local emulator stack. They are never created in a real Firebase project. */
export const demoAccounts: readonly DemoAccount[] = storedAccounts

/** Creates missing demo accounts and restores changed ones. */
export async function ensureDemoAccounts(
  auth: Auth,
): Promise<{ created: number; unchanged: number; restored: number }> {
  const counts = { created: 0, unchanged: 0, restored: 0 }
  for (const account of demoAccounts) counts[await ensureDemoAccount(auth, account)] += 1
  return counts
}

async function ensureDemoAccount(
  auth: Auth,
  account: DemoAccount,
): Promise<'created' | 'unchanged' | 'restored'> {
  const { uid, email, password, displayName, claims } = account
  const [existing] = (await auth.getUsers([{ email }])).users
  if (existing !== undefined && matchesDemoAccount(existing, account)) return 'unchanged'
  const properties = { email, password, displayName, emailVerified: true, disabled: false }
  const { uid: actualUid } =
    existing === undefined
      ? await auth.createUser({ uid, ...properties })
      : await auth.updateUser(existing.uid, properties)
  await auth.setCustomUserClaims(actualUid, claims)
  return existing === undefined ? 'created' : 'restored'
}

function matchesDemoAccount(user: UserRecord, { displayName, password, claims }: DemoAccount): boolean {
  const isUsable = user.emailVerified && !user.disabled && user.displayName === displayName
  const hasClaims = JSON.stringify(user.customClaims ?? {}) === JSON.stringify(claims)
  return isUsable && hasClaims && hasPassword(user, password)
}

/** Compares passwords. The Auth emulator stores passwords in plain text, so a changed password can be detected. */
function hasPassword({ passwordHash = '' }: UserRecord, password: string): boolean {
  return !passwordHash.includes(':password=') || passwordHash.endsWith(`:password=${password}`)
}

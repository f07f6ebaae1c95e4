import type { Auth, UserRecord } from 'firebase-admin/auth'

/** An account to try the shop with. */
export type DemoAccount = {
  uid: string
  email: string
  password: string
  displayName: string
  claims: Readonly<Record<string, unknown>>
}

/** The accounts that every emulator has; they are never made in a real project. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    uid: 'demo-customer',
    email: 'customer@arielle.test',
    password: 'customer-pass-1',
    displayName: 'Ada Customer',
    claims: {},
  },
  {
    uid: 'demo-staff',
    email: 'staff@arielle.test',
    password: 'staff-pass-1',
    displayName: 'Sola Staff',
    claims: { staff: true },
  },
]

/** Makes the demo accounts that are missing and mends those that were changed. */
export async function ensureAccounts(
  auth: Auth,
): Promise<{ created: number; unchanged: number; mended: number }> {
  const counts = { created: 0, unchanged: 0, mended: 0 }
  for (const account of demoAccounts) counts[await ensureAccount(auth, account)] += 1
  return counts
}

async function ensureAccount(auth: Auth, account: DemoAccount): Promise<'created' | 'unchanged' | 'mended'> {
  const { uid, email, password, displayName, claims } = account
  const [existing] = (await auth.getUsers([{ email }])).users
  if (existing !== undefined && isAsWanted(existing, account)) return 'unchanged'
  const wanted = { email, password, displayName, emailVerified: true, disabled: false }
  const { uid: actual } =
    existing === undefined
      ? await auth.createUser({ uid, ...wanted })
      : await auth.updateUser(existing.uid, wanted)
  await auth.setCustomUserClaims(actual, claims)
  return existing === undefined ? 'created' : 'mended'
}

function isAsWanted(user: UserRecord, { displayName, password, claims }: DemoAccount): boolean {
  const isOpen = user.emailVerified && !user.disabled && user.displayName === displayName
  const hasClaims = JSON.stringify(user.customClaims ?? {}) === JSON.stringify(claims)
  return isOpen && hasClaims && hasPassword(user, password)
}

/** The emulator keeps passwords readable, so that one changed while trying the shop is noticed. */
function hasPassword({ passwordHash = '' }: UserRecord, password: string): boolean {
  return !passwordHash.includes(':password=') || passwordHash.endsWith(`:password=${password}`)
}

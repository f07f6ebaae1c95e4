import type { Auth, UserRecord } from 'firebase-admin/auth'

/** Adds the staff claim to an account and keeps other claims. Returns false if it was there already. */
export async function grantStaffClaim(auth: Auth, email: string): Promise<boolean> {
  const user = await findUserByEmail(auth, email)
  if (hasStaffClaim(user)) return false
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, staff: true })
  return true
}

/** Removes the staff claim of an account and keeps other claims. Returns false if there was none. */
export async function revokeStaffClaim(auth: Auth, email: string): Promise<boolean> {
  const user = await findUserByEmail(auth, email)
  const { staff, ...otherClaims } = user.customClaims ?? {}
  if (staff === undefined) return false
  await auth.setCustomUserClaims(user.uid, otherClaims)
  // Revoke the refresh tokens, so that the account's open sessions end within an hour.
  await auth.revokeRefreshTokens(user.uid)
  return true
}

export async function listStaffEmails(auth: Auth, pageToken?: string): Promise<string[]> {
  const page = await auth.listUsers(1000, pageToken)
  const staff = page.users.filter(hasStaffClaim).map(({ email, uid }) => email ?? uid)
  return page.pageToken === undefined ? staff : [...staff, ...(await listStaffEmails(auth, page.pageToken))]
}

/** The account with an e-mail address; throws if there is none. */
export async function findUserByEmail(auth: Auth, email: string): Promise<UserRecord> {
  const [user] = (await auth.getUsers([{ email }])).users
  if (user !== undefined) return user
  throw new Error(`Nobody has registered as ${email}. Nothing was changed.`)
}

/** Whether an account's custom claim `staff` is exactly `true`, as the security rules require. */
function hasStaffClaim({ customClaims }: UserRecord): boolean {
  return customClaims?.staff === true
}

import type { Auth, UserRecord } from 'firebase-admin/auth'

/** Makes an account staff; answers whether it was not before. Other claims stay. */
export async function grantStaff(auth: Auth, email: string): Promise<boolean> {
  const user = await find(auth, email)
  if (isStaff(user)) return false
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, staff: true })
  return true
}

/** Takes staff from an account; answers whether it was staff before. Other claims stay. */
export async function revokeStaff(auth: Auth, email: string): Promise<boolean> {
  const user = await find(auth, email)
  const { staff, ...others } = user.customClaims ?? {}
  if (staff === undefined) return false
  await auth.setCustomUserClaims(user.uid, others)
  // The signed-in sessions end when their token does, within the hour, instead of being renewed for ever.
  await auth.revokeRefreshTokens(user.uid)
  return true
}

/** The e-mail addresses of all who are staff. */
export async function listStaff(auth: Auth, pageToken?: string): Promise<string[]> {
  const page = await auth.listUsers(1000, pageToken)
  const staff = page.users.filter(isStaff).map(({ email, uid }) => email ?? uid)
  return page.pageToken === undefined ? staff : [...staff, ...(await listStaff(auth, page.pageToken))]
}

async function find(auth: Auth, email: string): Promise<UserRecord> {
  const [user] = (await auth.getUsers([{ email }])).users
  if (user !== undefined) return user
  throw new Error(`Nobody has registered as ${email}. Nothing was changed.`)
}

/** True and nothing that merely looks true, as the rules have it. */
function isStaff({ customClaims }: UserRecord): boolean {
  return customClaims?.staff === true
}

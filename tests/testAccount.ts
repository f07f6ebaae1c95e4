import { randomUUID } from 'node:crypto'
import { demoProjectId } from '../domain/firebase/localProject'

export type TestAccount = { email: string; password: string }

/**
 * Creates a unique e-mail and a password, so that a test never changes the account of another test or a demo account.
 */
export function createTestAccount(): TestAccount {
  return { email: `${randomUUID()}@arielle.test`, password: 'first-pass-1' }
}

/** Registers a new test account at the identity provider, which gives it a uid. Google accounts have a name. */
export async function registerTestAccount(displayName = ''): Promise<TestAccount & { uid: string }> {
  const account = createTestAccount()
  const registration = await requestAuthEmulator(
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo',
    { ...account, displayName },
  )
  return { ...account, uid: (registration as { localId: string }).localId }
}

/** Deletes an account at the identity provider; its sessions in all browsers become invalid. */
export async function deleteTestAccount({ uid }: { uid: string }): Promise<void> {
  await requestAuthEmulator(`/identitytoolkit.googleapis.com/v1/projects/${demoProjectId}/accounts:delete`, {
    localId: uid,
  })
}

/** The link in the last password reset e-mail sent to this person; the link sets `newPassword` as the password. */
export async function getPasswordResetLink({ email }: TestAccount, newPassword: string): Promise<string> {
  const { oobCodes } = (await requestAuthEmulator(`/emulator/v1/projects/${demoProjectId}/oobCodes`)) as {
    oobCodes: SentEmail[]
  }
  const sent = oobCodes.findLast((code) => code.email === email && code.requestType === 'PASSWORD_RESET')
  if (!sent) throw new Error(`No e-mail was sent to ${email}`)
  // The emulator has no page for choosing a new password, so the link itself contains the new password.
  return `${sent.oobLink}&newPassword=${encodeURIComponent(newPassword)}`
}

type SentEmail = { email: string; requestType: string; oobLink: string }

async function requestAuthEmulator(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      ...(needsOwnerToken(path) && { Authorization: 'Bearer owner' }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`The Auth emulator answered ${answer.status} to ${path}`)
  return answer.json()
}

// In the Auth emulator, paths with /projects/ need the rights of the project's owner, which the token 'owner' gives.
function needsOwnerToken(path: string): boolean {
  return path.includes('/projects/')
}

import { randomUUID } from 'node:crypto'
import { demoProjectId } from '../web/domain/firebase/localProject'

export type TestAccount = { email: string; password: string }

/** An e-mail and a password that nobody has yet: no test touches another's account, or a demo account's password. */
export function createTestAccount(): TestAccount {
  return { email: `${randomUUID()}@arielle.test`, password: 'first-pass-1' }
}

/** The same, with its account made at the provider, which gives it a uid. */
export async function registerTestAccount(): Promise<TestAccount & { uid: string }> {
  const account = createTestAccount()
  const registration = await requestAuthEmulator(
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo',
    account,
  )
  return { ...account, uid: (registration as { localId: string }).localId }
}

/** Closes an account at the provider: its sessions are over wherever they stand. */
export async function deleteTestAccount({ uid }: { uid: string }): Promise<void> {
  await requestAuthEmulator(`/identitytoolkit.googleapis.com/v1/projects/${demoProjectId}/accounts:delete`, {
    localId: uid,
  })
}

/** The link in the e-mail that this person was sent last, to a page that sets this password. */
export async function getPasswordResetLink({ email }: TestAccount, newPassword: string): Promise<string> {
  const { oobCodes } = (await requestAuthEmulator(`/emulator/v1/projects/${demoProjectId}/oobCodes`)) as {
    oobCodes: SentEmail[]
  }
  const sent = oobCodes.findLast((code) => code.email === email && code.requestType === 'PASSWORD_RESET')
  if (!sent) throw new Error(`No e-mail was sent to ${email}`)
  // The emulator has no page of its own for this: what a person would type there stands in the link.
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

// The emulator lets whoever says so act for the project.
function needsOwnerToken(path: string): boolean {
  return path.includes('/projects/')
}

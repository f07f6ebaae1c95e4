import type { Auth } from 'firebase-admin/auth'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { ApiRequest } from '../apiTypes'
import { hasErrorCode } from '../errorCodes'
import { isStaffNow } from '../findUser'

type Asker = Pick<ApiRequest, 'account' | 'deletedUid'>

/**
 * Reads who asks from the `Authorization` header of a request: nobody without a token, and with one that is invalid or
 * revoked. A token keeps its claims for an hour, so Auth is asked whether the account is staff now.
 */
export async function verifyAccount(auth: Auth, header = ''): Promise<Asker> {
  const [, token] = /^Bearer (.+)$/.exec(header) ?? []
  if (token === undefined) return { account: null }
  try {
    const account = await auth.verifyIdToken(token, true)
    if (account.staff !== true) return { account }
    return { account: { ...account, staff: await isStaffNow(auth, account.uid) } }
  } catch (error) {
    // Auth looks the account up when it has verified the token, so this token is genuine.
    if (hasErrorCode(error, 'auth/user-not-found')) return { account: null, ...readDeletedUid(token) }
    return { account: null }
  }
}

function readDeletedUid(token: string): { deletedUid?: string } {
  const [, payload = ''] = token.split('.')
  const { sub } = toRecordOrEmpty(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return typeof sub === 'string' ? { deletedUid: sub } : {}
}

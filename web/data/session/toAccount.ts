import type { User } from 'firebase/auth'
import type { Account } from '../../../domain/account/account'

export function toAccount({ email, displayName, uid }: Pick<User, 'email' | 'displayName' | 'uid'>): Account {
  return { email: email ?? '', userName: displayName ?? '', userID: uid }
}

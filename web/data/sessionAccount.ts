import type { User } from 'firebase/auth'
import type { Account } from '../domain/account'

/** What the site keeps of a Firebase user. */
export function accountOf({ email, displayName, uid }: Pick<User, 'email' | 'displayName' | 'uid'>): Account {
  return { email: email ?? '', userName: displayName ?? '', userID: uid }
}

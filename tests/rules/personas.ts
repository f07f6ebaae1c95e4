import type { TokenOptions } from '@firebase/rules-unit-testing'

type Account = { readonly uid: string; readonly token: TokenOptions }

function registered(uid: string, claims: Record<string, unknown> = {}): Account {
  return {
    uid,
    token: { email: `${uid}@arielle.test`, firebase: { sign_in_provider: 'password' }, ...claims },
  }
}

/** Accounts by name: guest is anonymous, ada and ben are customers, bisi and chidi are staff, the rest merely look it. */
export const accounts = {
  guest: { uid: 'guest', token: { firebase: { sign_in_provider: 'anonymous' } } },
  ada: registered('ada'),
  ben: registered('ben'),
  bisi: registered('bisi', { staff: true }),
  chidi: registered('chidi', { staff: true }),
  'one whose claim is the text true': registered('text', { staff: 'true' }),
  'one whose claim is 1': registered('one', { staff: 1 }),
  'one whose claim is false': registered('false', { staff: false }),
  'one whose role says staff': registered('role', { role: 'staff', admin: true }),
} as const satisfies Record<string, Account>

export type AccountName = keyof typeof accounts

/** A visitor is not signed in. */
export type Persona = AccountName | 'visitor'

/** Who only looks like staff. */
export const impostors = [
  'one whose claim is the text true',
  'one whose claim is 1',
  'one whose claim is false',
  'one whose role says staff',
] as const satisfies AccountName[]

export function uidOf(name: AccountName): string {
  return accounts[name].uid
}

import type { TokenOptions } from '@firebase/rules-unit-testing'

type Account = { readonly uid: string; readonly token: TokenOptions }

function registered(uid: string, claims: Record<string, unknown> = {}): Account {
  return {
    uid,
    token: { email: `${uid}@arielle.test`, firebase: { sign_in_provider: 'password' }, ...claims },
  }
}

/**
 * Test accounts by name: guest is anonymous, ada and ben are customers, bisi and chidi are staff. The others have
 * claims similar to `staff: true`, but are not staff.
 */
export const rulesTestAccounts = {
  guest: { uid: 'guest', token: { firebase: { sign_in_provider: 'anonymous' } } },
  ada: registered('ada'),
  ben: registered('ben'),
  bisi: registered('bisi', { staff: true }),
  chidi: registered('chidi', { staff: true }),
  "an account with the claim staff: 'true'": registered('text', { staff: 'true' }),
  'an account with the claim staff: 1': registered('one', { staff: 1 }),
  'an account with the claim staff: false': registered('false', { staff: false }),
  "an account with the claim role: 'staff'": registered('role', { role: 'staff', admin: true }),
} as const satisfies Record<string, Account>

export type RulesTestAccountName = keyof typeof rulesTestAccounts

/** An account, or a visitor who is not signed in. */
export type RulesTestUserName = RulesTestAccountName | 'visitor'

export const staff = ['bisi', 'chidi'] as const satisfies RulesTestAccountName[]

/** Accounts with a custom claim that is similar, but not equal, to `staff: true`, so that they are not staff. */
export const fakeStaffAccountNames = [
  "an account with the claim staff: 'true'",
  'an account with the claim staff: 1',
  'an account with the claim staff: false',
  "an account with the claim role: 'staff'",
] as const satisfies RulesTestAccountName[]

/** Who is not staff, one of each kind. All fake claims are tested once, with the requests. */
export const outsiders = ['visitor', 'guest', 'ada', fakeStaffAccountNames[0]] as const

export function getRulesTestUid(name: RulesTestAccountName): string {
  return rulesTestAccounts[name].uid
}

/** The author whose name a test user can give: a visitor has none, so gives that of staff. */
export function getAuthor(persona: RulesTestUserName): RulesTestAccountName {
  return persona === 'visitor' ? 'bisi' : persona
}

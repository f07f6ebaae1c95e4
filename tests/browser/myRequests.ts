import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { OutgoingKind } from '../../web/domain/outgoing'

type Fields = Readonly<Record<string, unknown>>

/** Asks the Firestore emulator as its owner: what the rules say is not the matter here. */
async function ask(path: string, body: object): Promise<void> {
  const answer = await fetch(
    `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}/v1/projects/demo-arielle/databases/(default)/documents/${path}`,
    { method: 'PATCH', headers: { Authorization: 'Bearer owner' }, body: JSON.stringify(body) },
  )
  if (!answer.ok) throw new Error(`The Firestore emulator answered ${answer.status} to ${path}`)
}

/** Puts a request or an enquiry of this sender into the database; answers its id. */
export async function putSent(kind: OutgoingKind, uid: string, fields: Fields = {}): Promise<string> {
  const id = randomBytes(15).toString('hex').slice(0, 20).toUpperCase()
  const said = kind === 'requests' ? request : enquiry
  await ask(`${kind}/${id}`, {
    fields: valuesOf({ ...said, uid, status: 'new', createdAt: new Date(), ...fields }),
  })
  return id
}

/** Changes some of its fields, as staff do. */
export async function changeSent(kind: OutgoingKind, id: string, fields: Fields): Promise<void> {
  const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`)
  await ask(`${kind}/${id}?${mask.join('&')}`, { fields: valuesOf(fields) })
}

const request = { name: 'Ada Obi', phone: '08031234567', list: 'Shea Butter: 1.5', items: ['1:3'] }
const enquiry = {
  fullname: 'Ada Obi',
  subject: 'Delivery',
  email: 'ada@example.com',
  message: 'Do you deliver?',
}

function valuesOf(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)]))
}

function valueOf(value: unknown): Fields {
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } }
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: valuesOf({ ...value }) } }
  return typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value }
}

type Signed = { localId: string; idToken: string; refreshToken: string }

/**
 * Makes this browser a guest's who has sent something: with an anonymous account, as sending leaves it; answers its uid. The
 * browser may claim another's uid, which its token does not bear out.
 */
export async function becomeGuest(page: Page, claimed?: string): Promise<string> {
  const answer = await fetch(
    `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`,
    { method: 'POST', body: '{"returnSecureToken":true}', headers: { 'Content-Type': 'application/json' } },
  )
  const { localId: uid, idToken: accessToken, refreshToken } = (await answer.json()) as Signed
  const stsTokenManager = { accessToken, refreshToken, expirationTime: Date.now() + 3_000_000 }
  const user = {
    uid: claimed ?? uid,
    isAnonymous: true,
    emailVerified: false,
    providerData: [],
    stsTokenManager,
    apiKey: 'demo',
    appName: '[DEFAULT]',
  }
  await page.evaluate((text) => {
    localStorage.setItem('firebase:authUser:demo:[DEFAULT]', text)
    localStorage.setItem('guest', '1')
  }, JSON.stringify(user))
  return uid
}

/** The list of what was sent with this session. */
export const sentBy = (page: Page) => page.getByRole('list', { name: 'Sent', exact: true })

/** What was sent under this id. */
export const requestOf = (page: Page, id: string) =>
  page.getByRole('article').filter({ hasText: id.slice(0, 6) })

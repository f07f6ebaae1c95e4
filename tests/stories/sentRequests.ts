import { randomBytes } from 'node:crypto'
import { demoProjectId } from '../../domain/firebase/localProject'
import type { Page } from 'playwright-core'
import type { SubmissionKind } from '../../domain/sending/submission'
import { requestFirestoreEmulator } from '../sentDocuments'
import type { setUpBrowser } from './setUpBrowser'

type Fields = Readonly<Record<string, unknown>>

/** A request or an enquiry to store; `fields` replace those that every one has. */
type SentDocumentDraft = { kind: SubmissionKind; uid: string; fields?: Fields; reference?: string }

/** Stores a request or an enquiry of this sender and returns its id, which begins with `reference`. */
export async function createSentDocument(
  kind: SubmissionKind,
  uid: string,
  fields: Fields = {},
  reference = '',
): Promise<string> {
  const [id = ''] = await createSentDocuments([{ kind, uid, fields, reference }])
  return id
}

/** Stores documents in one commit, after which the emulator runs each live query once, and returns their ids. */
export async function createSentDocuments(drafts: readonly SentDocumentDraft[]): Promise<string[]> {
  const documents = drafts.map(({ kind, uid, fields, reference = '' }) => {
    const id = (reference + randomBytes(15).toString('hex')).slice(0, 20).toUpperCase()
    const defaultFields = kind === 'requests' ? requestFields : enquiryFields
    const { createdAt = new Date() } = fields ?? {}
    const times = { createdAt, waitingSince: createdAt }
    return { kind, id, fields: { ...defaultFields, uid, status: 'new', ...times, ...fields } }
  })
  await commitWrites(
    documents.map(({ kind, id, fields }) => ({
      update: { name: toDocumentName(kind, id), fields: toFirestoreFields(fields) },
    })),
  )
  return documents.map(({ id }) => id)
}

/** Stores a document, as functions do; one with the same id is replaced. */
export function storeDocument(collection: string, id: string, fields: Fields): Promise<void> {
  return commitWrites([
    { update: { name: toDocumentName(collection, id), fields: toFirestoreFields(fields) } },
  ])
}

/** Updates some fields of a stored request or enquiry, as staff do. */
export function updateSentDocument(kind: SubmissionKind, id: string, fields: Fields): Promise<void> {
  const update = { name: toDocumentName(kind, id), fields: toFirestoreFields(fields) }
  return commitWrites([{ update, updateMask: { fieldPaths: Object.keys(fields) } }])
}

/** Deletes stored requests and enquiries, so that they are not in the lists of other tests. */
export function deleteSentDocuments(
  documents: readonly { kind: SubmissionKind; id: string }[],
): Promise<void> {
  return commitWrites(documents.map(({ kind, id }) => ({ delete: toDocumentName(kind, id) })))
}

function toDocumentName(collection: string, id: string): string {
  return `projects/${demoProjectId}/databases/(default)/documents/${collection}/${id}`
}

async function commitWrites(writes: readonly object[]): Promise<void> {
  await requestFirestoreEmulator('POST', ':commit', { writes })
}

const requestFields = { name: 'Ada Obi', phone: '08031234567', list: '1.5 kg Shea Butter', items: ['1:3'] }
const enquiryFields = {
  fullname: 'Ada Obi',
  subject: 'Delivery',
  email: 'ada@example.com',
  message: 'Do you deliver?',
}

function toFirestoreFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toFirestoreValue(value)]))
}

function toFirestoreValue(value: unknown): Fields {
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toFirestoreValue) } }
  if (typeof value === 'object' && value !== null)
    return { mapValue: { fields: toFirestoreFields({ ...value }) } }
  if (typeof value === 'boolean') return { booleanValue: value }
  return typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value }
}

type SignUpResponse = { localId: string; idToken: string; refreshToken: string }

type OpenPage = ReturnType<typeof setUpBrowser>

/** The path of a text file of the site. There, tests can write to the site's localStorage without running the app. */
const textFilePath = '/robots.txt'

/** Stores the session of a new anonymous account in a page, as the app does when a guest sends something. */
export async function openAsGuest(openPage: OpenPage, options: Parameters<OpenPage>[1] = {}) {
  const page = await openPage(textFilePath, options)
  const { localId: uid, idToken: accessToken, refreshToken } = await signUpAnonymously()
  const user = {
    uid,
    isAnonymous: true,
    emailVerified: false,
    providerData: [],
    stsTokenManager: { accessToken, refreshToken, expirationTime: Date.now() + 3_000_000 },
    apiKey: 'demo',
    appName: '[DEFAULT]',
  }
  await page.evaluate((text) => {
    localStorage.setItem('firebase:authUser:demo:[DEFAULT]', text)
    localStorage.setItem('guest', '1')
  }, JSON.stringify(user))
  return { page, uid }
}

async function signUpAnonymously(): Promise<SignUpResponse> {
  const response = await fetch(
    `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`,
    { method: 'POST', body: '{"returnSecureToken":true}', headers: { 'Content-Type': 'application/json' } },
  )
  return (await response.json()) as SignUpResponse
}

export const getSentItemList = (page: Page) => page.getByRole('list', { name: 'Sent', exact: true })

/** The article element of the sent item with this id. */
export const getSentItemCard = (page: Page, id: string) =>
  page.getByRole('article').filter({ hasText: id.slice(0, 6) })

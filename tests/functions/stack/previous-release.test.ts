import { expect, test, vi } from 'vitest'
import { createStatusLink } from '../../../functions/status-links/statusLinks'
import { parseStatusFragment } from '../../../domain/site/statusLink'
import { openAdminProject } from '../../adminProject'
import { createStoredProduct } from '../../createStoredProduct'
import * as previous from '../../previous-release/bundle'

/*
 * A page that is open through a deploy asks the functions of this release as the release before did. The requests are
 * written by hand and stay: paths and fields are only added (docs/releases.md).
 */

const siteUrl = process.env.SITE_URL ?? ''
const json = { 'Content-Type': 'application/json' }

async function signInStaff(): Promise<string> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`
  const body = { email: 'staff@arielle.test', password: 'staff-pass-1', returnSecureToken: true }
  const response = await fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) })
  return ((await response.json()) as { idToken: string }).idToken
}

const staleImport = {
  importId: 'IMPORTAAAAAAAAAAAAAA',
  products: [{ product: createStoredProduct('84'), expectedUpdatedAt: 1 }],
}

test.each<[string, object | undefined, object]>([
  ['/api/settings', undefined, { status: 200, body: { email: true } }],
  ['/api/sent-item-status', { token: 'A'.repeat(43) }, { status: 404, body: { reason: 'unknownLink' } }],
  ['/api/devices', undefined, { status: 200, body: { devices: [] } }],
  ['/api/resend', { id: 'requests-x' }, { status: 409, body: { reason: 'notFailed' } }],
  ['/api/missing-searches', { words: ['marula'] }, { status: 200, body: {} }],
  ['/api/missing-search-counts', undefined, { status: 200, body: { months: expect.any(Array) as unknown } }],
  ['/api/import-products', staleImport, { status: 409, body: { reason: 'conflict', ids: ['84'] } }],
])('%s answers what the release before asks, as it expects', async (path, body, expected) => {
  const headers = { ...json, Authorization: `Bearer ${await signInStaff()}` }
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const response = await fetch(siteUrl + path, request)
  const answer: unknown = await response.json()
  expect({ status: response.status, body: answer }).toMatchObject(expected)
})

test('the release before reads the settings and the status of a request', async () => {
  const { firestore } = openAdminProject()
  const key = { kind: 'requests', id: 'PREVIOUSRELEASEAAAAA' } as const
  await firestore.doc(`requests/${key.id}`).set({
    ...{ uid: 'ada', name: 'Ada', phone: '08031234567', list: 'Oil', items: [] },
    ...{ status: 'new', createdAt: new Date() },
  })
  const link = await createStatusLink(firestore, key, siteUrl)
  const fetchFromSite = fetch
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) => fetchFromSite(siteUrl + path, request))
  const token = parseStatusFragment(new URL(link).hash) ?? ''
  expect(await previous.fetchSentItemReport(token)).toMatchObject({
    kind: 'found',
    report: { reference: 'PREVIO', kind: 'requests', status: 'new', answer: null },
  })
  expect(await previous.fetchNotificationSettings()).toMatchObject({ kind: 'known', email: true })
})

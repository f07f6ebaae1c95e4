import { beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths } from '../../../domain/site/apiPaths'
import { callApi } from '../../../web/data/firebase/api'
import { getAppCheckHeaders } from '../../../web/data/firebase/appCheck'
import { readFirestoreDocument } from '../../../web/data/firebase/firestoreRest'

vi.mock('../../../web/data/firebase/appCheck')
vi.mock('../../../web/data/firebase/firebaseApp', () => ({ getFirebaseApp: () => ({ options: {} }) }))

const getIdToken = vi.fn((forceRefresh?: boolean) => Promise.resolve(forceRefresh ? 'new' : 'stored'))
const user = { getIdToken }
const fetchStub = vi.fn<typeof fetch>()

/** What the requests carried in this header. */
const readSent = (name: string) =>
  fetchStub.mock.calls.map(([, request]) => new Headers(request?.headers).get(name))

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub.mockReset().mockResolvedValue(Response.json({})))
  vi.mocked(getAppCheckHeaders)
    .mockReset()
    .mockImplementation((forceRefresh) =>
      Promise.resolve({ 'X-Firebase-AppCheck': forceRefresh ? 'new' : 'stored' }),
    )
})

describe('A stored token that the server refuses', () => {
  const { signal } = new AbortController()

  test.each([
    ['the functions', () => callApi(apiPaths.resend, { user, body: {} })],
    ['Firestore', () => readFirestoreDocument('orderLists/ada', { user, signal })],
  ])('is replaced once, and the request to %s repeated', async (_, send) => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
    fetchStub.mockResolvedValueOnce(Response.json({}, { status: 401 }))
    await send()
    expect(readSent('Authorization')).toEqual(['Bearer stored', 'Bearer new'])
    expect(readSent('X-Firebase-AppCheck')).toEqual(['stored', 'new'])
  })

  test('is not replaced a second time', async () => {
    fetchStub.mockImplementation(() => Promise.resolve(Response.json({ reason: 'signIn' }, { status: 401 })))
    expect(await callApi(apiPaths.devices, { user })).toMatchObject({ kind: 'refused', status: 401 })
    expect(fetchStub).toHaveBeenCalledTimes(2)
  })
})

test('What a page asks without an account carries no App Check token, nor does a build without a key send one', async () => {
  await callApi(apiPaths.resend, { user })
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
  await callApi(apiPaths.sentItemStatus, { body: {} })
  expect(getAppCheckHeaders).not.toHaveBeenCalled()
})

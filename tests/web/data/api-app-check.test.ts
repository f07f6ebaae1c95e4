import { beforeEach, expect, test, vi } from 'vitest'
import { apiPaths } from '../../../domain/site/apiPaths'
import { callApi } from '../../../web/data/firebase/api'
import { getAppCheckHeaders } from '../../../web/data/firebase/appCheck'

vi.mock('../../../web/data/firebase/appCheck')

const fetchStub = vi.fn(() => Promise.resolve(Response.json({})))

beforeEach(() => {
  fetchStub.mockClear()
  vi.stubGlobal('fetch', fetchStub)
  vi.mocked(getAppCheckHeaders).mockReset().mockResolvedValue({ 'X-Firebase-AppCheck': 'vouched-for' })
})

/** Calls the API and returns the token that the call carried. */
async function readSentToken(path: string): Promise<string | null> {
  await callApi(path, { token: 'of-the-account', body: {} })
  const [, request] = fetchStub.mock.calls[0] as unknown as [string, RequestInit]
  return new Headers(request.headers).get('X-Firebase-AppCheck')
}

test('a build with a key for App Check sends its token where the API demands it', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
  expect(await readSentToken(apiPaths.deleteAccount)).toBe('vouched-for')
})

test('what a page asks without Firebase carries none', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
  expect(await readSentToken(apiPaths.sentItemStatus)).toBeNull()
  expect(getAppCheckHeaders).not.toHaveBeenCalled()
})

test('a build without a key sends none', async () => {
  expect(await readSentToken(apiPaths.deleteAccount)).toBeNull()
})

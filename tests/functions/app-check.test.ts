import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildForDeployment } from '../../functions/build/buildFunctions'
import { passesAppCheck } from '../../functions/api/verifyAppCheck'
import { openApi } from './openApi'
import { apiPaths } from '../../domain/site/apiPaths'

const appCheck = {
  verifyToken: vi.fn((token: string) =>
    token === 'valid' ? Promise.resolve({} as never) : Promise.reject(new Error('invalid')),
  ),
}
const paths = Object.values(apiPaths)

test('a deployment that demands App Check answers nobody without a valid token, but what pages ask without Firebase', async () => {
  const openPaths: string[] = []
  for (const path of paths) {
    expect(await passesAppCheck(appCheck, path, 'valid')).toBe(true)
    const isOpen = await passesAppCheck(appCheck, path)
    expect(await passesAppCheck(appCheck, path, 'forged')).toBe(isOpen)
    if (isOpen) openPaths.push(path)
  }
  expect(openPaths).toEqual([
    apiPaths.settings,
    apiPaths.sentItemStatus,
    apiPaths.question,
    apiPaths.quoteAnswer,
    apiPaths.missingSearches,
  ])
})

test('a path that is added later demands it', async () => {
  expect(await passesAppCheck(appCheck, '/api/new')).toBe(false)
})

test('a deployment without App Check asks nobody for a token', async () => {
  for (const path of paths) expect(await passesAppCheck(null, path)).toBe(true)
})

test('the API says that the token is missing, before it looks at the account', async () => {
  const verifyIdToken = vi.fn()
  const call = openApi(() => ({ appCheck, auth: { verifyIdToken } }) as never)
  const headers = { authorization: 'Bearer token' }
  expect(await call({ method: 'GET', path: apiPaths.devices, headers })).toMatchObject({
    status: 401,
    body: { reason: 'noAppCheck' },
  })
  expect(verifyIdToken).not.toHaveBeenCalled()
})

test("functions demand it if the site's build has a key", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const writeSettings = async (environment: Record<string, string>) => {
    await buildForDeployment(folder, environment)
    return readFile(join(folder, '.env'), 'utf8')
  }
  expect(await writeSettings({ VITE_APP_CHECK_SITE_KEY: 'site-key' })).toBe('APP_CHECK=demanded\n')
  expect(await writeSettings({ VITE_APP_CHECK_SITE_KEY: '' })).toBe('')
  expect(await writeSettings({})).toBe('')
})

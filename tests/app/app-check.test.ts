import { deleteApp } from 'firebase/app'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firebaseApp } from '../../web/data/firebase/app'
import { vouchFor } from '../../web/data/firebase/appCheck'

vi.mock('../../web/data/firebase/appCheck')

const project = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID']

beforeEach(() => {
  for (const name of project) vi.stubEnv(`VITE_FIREBASE_${name}`, 'shop')
})

afterEach(async () => {
  vi.unstubAllEnvs()
  vi.mocked(vouchFor).mockClear()
  await deleteApp(firebaseApp())
})

describe('App Check', () => {
  test('is off in a build that names no key', () => {
    firebaseApp()
    expect(vouchFor).not.toHaveBeenCalled()
  })

  test('is on with the key that the build names, once, before anybody has the app', () => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
    const app = firebaseApp()
    firebaseApp()
    expect(vi.mocked(vouchFor).mock.calls).toEqual([[app, 'site-key']])
  })

  test('is off with the emulators, whatever the build names', () => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
    vi.stubEnv('MODE', 'emulators')
    firebaseApp()
    expect(vouchFor).not.toHaveBeenCalled()
  })
})

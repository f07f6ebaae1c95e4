import { deleteApp } from 'firebase/app'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getFirebaseApp } from '../../../web/data/firebase/firebaseApp'
import { enableAppCheck } from '../../../web/data/firebase/appCheck'

vi.mock('../../../web/data/firebase/appCheck')

const requiredVariables = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID']

beforeEach(() => {
  for (const name of requiredVariables) vi.stubEnv(`VITE_FIREBASE_${name}`, 'shop')
})

afterEach(async () => {
  vi.unstubAllEnvs()
  vi.mocked(enableAppCheck).mockClear()
  await deleteApp(getFirebaseApp())
})

describe('App Check', () => {
  test('is off in a build without a site key', () => {
    getFirebaseApp()
    expect(enableAppCheck).not.toHaveBeenCalled()
  })

  test('is enabled once with the site key, before the app is returned', () => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
    const app = getFirebaseApp()
    getFirebaseApp()
    expect(vi.mocked(enableAppCheck).mock.calls).toEqual([[app, 'site-key']])
  })

  test('is off with the emulators, even with a site key', () => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
    vi.stubEnv('MODE', 'emulators')
    getFirebaseApp()
    expect(enableAppCheck).not.toHaveBeenCalled()
  })
})

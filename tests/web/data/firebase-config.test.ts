import { describe, expect, test } from 'vitest'
import { readFirebaseConfig } from '../../../web/data/firebase/firebaseConfig'

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'shop',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
}

describe('the Firebase project of a build', () => {
  test('is the one that its variables name', () => {
    expect(readFirebaseConfig({ ...complete, MODE: 'production' })).toEqual({
      apiKey: 'key',
      authDomain: 'shop.firebaseapp.com',
      projectId: 'shop',
      storageBucket: 'shop.firebasestorage.app',
      appId: '1:2:web:3',
    })
  })

  test('throws one error with a code that names every missing or empty variable', () => {
    const names = Object.keys(complete).join(', ')
    expect(() => readFirebaseConfig({ VITE_FIREBASE_API_KEY: '' })).toThrow(
      expect.objectContaining({
        code: 'app/not-configured',
        message: expect.stringContaining(`it was built without ${names}`) as unknown,
      }),
    )
  })
})

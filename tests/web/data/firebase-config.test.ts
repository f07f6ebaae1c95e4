import { describe, expect, test } from 'vitest'
import { readFirebaseConfig, FirebaseNotConfiguredError } from '../../../web/data/firebase/firebaseConfig'

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'shop',
  VITE_FIREBASE_STORAGE_BUCKET: 'shop.appspot.com',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
}

describe('the Firebase project of a build', () => {
  test('is the one that its variables name', () => {
    expect(readFirebaseConfig({ ...complete, MODE: 'production' })).toEqual({
      apiKey: 'key',
      authDomain: 'shop.firebaseapp.com',
      projectId: 'shop',
      storageBucket: 'shop.appspot.com',
      appId: '1:2:web:3',
    })
  })

  test.each(Object.keys(complete))('throws an error that names %s when it is missing', (name) => {
    for (const value of [undefined, '']) {
      expect(() => readFirebaseConfig({ ...complete, [name]: value })).toThrow(
        `This site is not connected to Firebase: it was built without ${name}`,
      )
    }
  })

  test('throws one error with a code that names every missing variable', () => {
    expect(catchConfigError({})).toMatchObject({ code: 'app/not-configured' })
    expect(catchConfigError({})?.message).toContain(Object.keys(complete).join(', '))
  })
})

function catchConfigError(environment: Record<string, unknown>): FirebaseNotConfiguredError | undefined {
  try {
    readFirebaseConfig(environment)
    return undefined
  } catch (error) {
    return error instanceof FirebaseNotConfiguredError ? error : undefined
  }
}

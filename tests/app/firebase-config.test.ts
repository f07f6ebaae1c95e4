import { describe, expect, test } from 'vitest'
import { defaultPorts } from '../../emulators/ports'
import { configFrom, NotConfigured } from '../../web/data/firebase/config'
import { emulatorPorts } from '../../web/data/firebase/emulator'

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'shop',
  VITE_FIREBASE_STORAGE_BUCKET: 'shop.appspot.com',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
}

test('a build for the local stack looks for the emulators where they are started', () => {
  expect(defaultPorts).toMatchObject(emulatorPorts)
})

describe('the Firebase project of a build', () => {
  test('is the one that its variables name', () => {
    expect(configFrom({ ...complete, MODE: 'production' })).toEqual({
      apiKey: 'key',
      authDomain: 'shop.firebaseapp.com',
      projectId: 'shop',
      storageBucket: 'shop.appspot.com',
      appId: '1:2:web:3',
    })
  })

  test.each(Object.keys(complete))('without %s is refused by that name', (name) => {
    for (const value of [undefined, '']) {
      expect(() => configFrom({ ...complete, [name]: value })).toThrow(
        `This site is not connected to Firebase: it was built without ${name}`,
      )
    }
  })

  test('names everything that is missing at once, with a code to look for', () => {
    expect(refusalOf({})).toMatchObject({ code: 'app/not-configured' })
    expect(refusalOf({})?.message).toContain(Object.keys(complete).join(', '))
  })
})

function refusalOf(environment: Record<string, unknown>): NotConfigured | undefined {
  try {
    configFrom(environment)
    return undefined
  } catch (error) {
    return error instanceof NotConfigured ? error : undefined
  }
}

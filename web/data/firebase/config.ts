import type { FirebaseOptions } from 'firebase/app'

/** Which variable of the build names which part of the Firebase project. */
const variables = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  appId: 'VITE_FIREBASE_APP_ID',
} as const

/** The emulators take any key; a project whose name begins with demo- can never be a live one. */
export const demoConfig: FirebaseOptions = {
  apiKey: 'demo',
  authDomain: 'demo-arielle.firebaseapp.com',
  projectId: 'demo-arielle',
  storageBucket: 'demo-arielle.appspot.com',
  appId: 'demo',
}

/** The site was built without naming its Firebase project: everything that needs none of it still works. */
export class NotConfigured extends Error {
  readonly code = 'app/not-configured'

  constructor(missing: readonly string[]) {
    super(`This site is not connected to Firebase: it was built without ${missing.join(', ')}`)
  }
}

/** The Firebase project that the build's variables name; throws NotConfigured, naming each one that is missing. */
export function configFrom(environment: Readonly<Record<string, unknown>>): FirebaseOptions {
  const missing = Object.values(variables).filter((name) => !environment[name])
  if (missing.length > 0) throw new NotConfigured(missing)
  return Object.fromEntries(
    Object.entries(variables).map(([part, name]) => [part, String(environment[name])]),
  )
}

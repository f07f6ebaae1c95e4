import { type FirebaseApp, getApps, initializeApp } from 'firebase/app'
import { enableAppCheck } from './appCheck'
import { readFirebaseConfig, createDemoFirebaseConfig } from './firebaseConfig'

/** Whose session a Firebase app holds: the current visitor's, or that of the guest they were before signing in. */
export type SessionKind = 'visitor' | 'guest'

// '[DEFAULT]' is Firebase's name for the default app.
const appNames = { visitor: '[DEFAULT]', guest: 'guest' } as const

/** The Firebase app of a session, initialised on first use. Throws FirebaseNotConfiguredError in a build without a project. */
export function getFirebaseApp(sessionKind: SessionKind = 'visitor'): FirebaseApp {
  const name = appNames[sessionKind]
  return getApps().find((app) => app.name === name) ?? createFirebaseApp(name)
}

function createFirebaseApp(name: string): FirebaseApp {
  if (import.meta.env.MODE === 'emulators') return initializeApp(createDemoFirebaseConfig(), name)
  const app = initializeApp(readFirebaseConfig(import.meta.env), name)
  // Written out in full: Vite replaces it, so that a build without this variable drops App Check's code.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY)
    enableAppCheck(app, String(import.meta.env.VITE_APP_CHECK_SITE_KEY))
  return app
}

import { type FirebaseApp, getApps, initializeApp } from 'firebase/app'
import { enableAppCheck } from './appCheck'
import { readFirebaseConfig, createDemoFirebaseConfig } from './firebaseConfig'

/** The owner of a Firebase session: the visitor, or the guest that the visitor was before signing in. */
export type SessionKind = 'visitor' | 'guest'

// '[DEFAULT]' is Firebase's name for the default app.
const appNames = { visitor: '[DEFAULT]', guest: 'guest' } as const

/** Returns a session's Firebase app; throws FirebaseNotConfiguredError if the site was built without a project. */
export function getFirebaseApp(sessionKind: SessionKind = 'visitor'): FirebaseApp {
  const name = appNames[sessionKind]
  return getApps().find((app) => app.name === name) ?? createFirebaseApp(name)
}

function createFirebaseApp(name: string): FirebaseApp {
  if (import.meta.env.MODE === 'emulators') return initializeApp(createDemoFirebaseConfig(), name)
  const app = initializeApp(readFirebaseConfig(import.meta.env), name)
  // Vite replaces this full expression at build time, so builds without a site key contain no App Check code.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY)
    enableAppCheck(app, String(import.meta.env.VITE_APP_CHECK_SITE_KEY))
  return app
}

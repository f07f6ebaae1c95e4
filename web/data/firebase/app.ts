import { type FirebaseApp, getApps, initializeApp } from 'firebase/app'
import { vouchFor } from './appCheck'
import { configFrom, demoConfig } from './config'

/** Who an app of Firebase speaks for: the visitor as they are now, or the guest that they were before signing in. */
export type Whose = 'visitor' | 'guest'

// Firebase's own name for an app that is given none.
const names = { visitor: '[DEFAULT]', guest: 'guest' } as const

/** The site's Firebase app, begun when first asked for. Throws NotConfigured in a build that names no project. */
export function firebaseApp(whose: Whose = 'visitor'): FirebaseApp {
  const name = names[whose]
  return getApps().find((app) => app.name === name) ?? begin(name)
}

function begin(name: string): FirebaseApp {
  if (import.meta.env.MODE === 'emulators') return initializeApp(demoConfig, name)
  const app = initializeApp(configFrom(import.meta.env), name)
  // Named here in full: in a build without this variable the condition is false, and App Check's code is left out.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) vouchFor(app, String(import.meta.env.VITE_APP_CHECK_SITE_KEY))
  return app
}

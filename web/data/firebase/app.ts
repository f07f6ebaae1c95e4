import { type FirebaseApp, getApps, initializeApp } from 'firebase/app'
import { vouchFor } from './appCheck'
import { configFrom, demoConfig } from './config'

/** The site's one Firebase app, begun when first asked for. Throws NotConfigured in a build that names no project. */
export function firebaseApp(): FirebaseApp {
  return getApps()[0] ?? begin()
}

function begin(): FirebaseApp {
  if (import.meta.env.MODE === 'emulators') return initializeApp(demoConfig)
  const app = initializeApp(configFrom(import.meta.env))
  // Named here in full: in a build without this variable the condition is false, and App Check's code is left out.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) vouchFor(app, String(import.meta.env.VITE_APP_CHECK_SITE_KEY))
  return app
}

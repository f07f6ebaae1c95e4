import { type FirebaseApp, getApps, initializeApp } from 'firebase/app'
import { configFrom, demoConfig } from './config'

/** The site's one Firebase app, begun when first asked for. Throws NotConfigured in a build that names no project. */
export function firebaseApp(): FirebaseApp {
  return getApps()[0] ?? initializeApp(config())
}

function config() {
  return import.meta.env.MODE === 'emulators' ? demoConfig : configFrom(import.meta.env)
}

import type { FirebaseOptions } from 'firebase/app'
import { demoProjectId } from '../../../domain/firebase/localProject'
import { getBucketName } from '../../../domain/site/businessDetails'

const environmentVariables = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  appId: 'VITE_FIREBASE_APP_ID',
} as const

/** Returns the configuration for the Firebase emulators; a function can be removed from other builds. */
export function createDemoFirebaseConfig(): FirebaseOptions {
  return {
    apiKey: 'demo',
    authDomain: `${demoProjectId}.firebaseapp.com`,
    projectId: demoProjectId,
    storageBucket: getBucketName(demoProjectId),
    appId: 'demo',
  }
}

/** Thrown when the site was built without a Firebase project: visitors can browse, but not sign in or send. */
export class FirebaseNotConfiguredError extends Error {
  readonly code = 'app/not-configured'

  constructor(missing: readonly string[]) {
    super(`This site is not connected to Firebase: it was built without ${missing.join(', ')}`)
  }
}

/** Reads the Firebase options from the build's environment; throws FirebaseNotConfiguredError if any is missing. */
export function readFirebaseConfig(environment: Readonly<Record<string, unknown>>): FirebaseOptions {
  const missing = Object.values(environmentVariables).filter((name) => !environment[name])
  if (missing.length > 0) throw new FirebaseNotConfiguredError(missing)
  const options: FirebaseOptions = Object.fromEntries(
    Object.entries(environmentVariables).map(([option, name]) => [option, String(environment[name])]),
  )
  return { ...options, storageBucket: getBucketName(options.projectId ?? '') }
}

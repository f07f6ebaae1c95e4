import { withTimeout } from '../browser/withTimeout'

const timeoutMs = 30_000

/** The module could not be downloaded: the device is offline, or the network is too slow. */
class ConnectionFailed extends Error {
  readonly code = 'app/unreachable'

  constructor() {
    super('The sign-in service could not be reached. Check that you are online, then try again.')
  }
}

/**
 * Thrown when a JavaScript module failed to load while the device is online: most likely a newer build has removed the
 * module's file.
 */
class ModuleMissing extends Error {
  readonly code = 'app/part-missing'

  constructor() {
    super('A part of this page did not arrive. Load the page anew, then try again.')
  }
}

/**
 * Imports a module that contains Firebase; if it does not load in time, rejects with an error whose message can be
 * shown. Unlike importWithReload, this function never reloads the page, because a reload would lose what the visitor
 * typed.
 */
export function loadFirebaseModule<Module>(load: () => Promise<Module>): Promise<Module> {
  const modulePromise = load().catch(() => {
    throw navigator.onLine ? new ModuleMissing() : new ConnectionFailed()
  })
  return withTimeout(modulePromise, timeoutMs, () => new ConnectionFailed())
}

/** Imports the module for accounts with a password: sign-in, registration and password changes. */
export function loadPasswordModule() {
  return loadFirebaseModule(() => import('./firebase/passwordSignIn'))
}

import { withTimeout } from '../browser/withTimeout'

const timeoutMs = 30_000

/** The module could not be downloaded: the device is offline, or the network is too slow. */
class ConnectionFailed extends Error {
  readonly code = 'app/unreachable'

  constructor() {
    super('The sign-in service could not be reached. Check that you are online, then try again.')
  }
}

/** The module failed to load while online: most likely a newer build has removed its file. */
class ModuleMissing extends Error {
  readonly code = 'app/part-missing'

  constructor() {
    super('A part of this page did not arrive. Load the page anew, then try again.')
  }
}

/**
 * Imports a module that contains Firebase; rejects with an error to show when it does not load in time. Unlike
 * importWithReload it never reloads the page, because a reload would lose what the visitor typed.
 */
export function loadFirebaseModule<Module>(load: () => Promise<Module>): Promise<Module> {
  const modulePromise = load().catch(() => {
    throw navigator.onLine ? new ModuleMissing() : new ConnectionFailed()
  })
  return withTimeout(modulePromise, timeoutMs, () => new ConnectionFailed())
}

/** Imports everything that signs in or changes an account by password. */
export function loadPasswordModule() {
  return loadFirebaseModule(() => import('./firebase/passwordSignIn'))
}

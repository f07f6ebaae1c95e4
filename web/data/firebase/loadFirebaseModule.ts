import { importAgain } from '../../browser/importAgain'
import { withTimeout } from '../../browser/withTimeout'

const timeoutMs = 30_000

class ConnectionFailed extends Error {
  readonly code = 'app/unreachable'

  constructor() {
    super("We couldn't reach the sign-in service. Check your connection, then try again.")
  }
}

/** Thrown when a module failed to load while the device is online: most likely a newer build has removed its file. */
class ModuleMissing extends Error {
  readonly code = 'app/part-missing'

  constructor() {
    super("Part of this page didn't load. Reload the page, then try again.")
  }
}

/** Imports a Firebase module with a time limit; never reloads the page, which would lose what the visitor typed. */
export function loadFirebaseModule<Module>(load: () => Promise<Module>): Promise<Module> {
  const modulePromise = importAgain(load).catch(() => {
    throw navigator.onLine ? new ModuleMissing() : new ConnectionFailed()
  })
  return withTimeout(modulePromise, timeoutMs, () => new ConnectionFailed())
}

/** Imports the module for accounts with a password: sign-in, registration and password changes. */
export function loadPasswordModule() {
  return loadFirebaseModule(() => import('./passwordSignIn'))
}

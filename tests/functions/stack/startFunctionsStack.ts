import { findFreePortOffset } from '../../../emulators/ports'
import { startLocalDevEnvironment } from '../../../emulators/localStack'

/** Starts a stack in which functions run, and names its addresses to useFunctionsStack.ts. Tests run its schedules. */
export async function setup(): Promise<() => Promise<void>> {
  const { ports, mailPorts, siteUrl, stop } = await startLocalDevEnvironment({
    portOffset: await findFreePortOffset(3000),
    hotReload: false,
    functions: 'called',
    rulesOf: 'demoProject',
    log: console.log,
    signal: new AbortController().signal,
  })
  process.env.FUNCTIONS_STACK = JSON.stringify({
    SITE_URL: siteUrl,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    FUNCTIONS_PORT: String(ports.functions),
    MAIL_URL: `http://127.0.0.1:${mailPorts.page}`,
    METADATA_SERVER_DETECTION: 'none',
  })
  return stop
}

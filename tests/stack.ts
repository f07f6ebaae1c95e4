import { freeOffset } from '../emulators/ports'
import { startStack } from '../emulators/stack'

/** Vitest's global set-up: the seeded stack on ports of its own, beside any `npm start`, for the tests to talk to. */
export async function setup(): Promise<() => Promise<void>> {
  const portOffset = await freeOffset(1000)
  const signal = new AbortController().signal
  const { ports, siteUrl, stop } = await startStack({
    portOffset,
    hotReload: false,
    say: console.log,
    signal,
  })
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    SITE_URL: siteUrl,
    // Emulators want no credentials: the tests' own admin libraries need not ask the network for some.
    METADATA_SERVER_DETECTION: 'none',
  })
  return stop
}

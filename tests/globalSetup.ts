import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePortOffset } from '../emulators/ports'
import { startLocalDevEnvironment } from '../emulators/localStack'

/**
 * Starts the seeded emulators and the site on free ports, so that `npm start` can run at the same time. Vitest calls
 * this function for each project, but only the first call starts them. No functions run here: these tests write many
 * documents, and each write would start one. tests/functions has a stack with functions.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_STACK === 'started') return undefined
  process.env.TEST_STACK = 'started'
  const portOffset = await findFreePortOffset(1000)
  const signal = new AbortController().signal
  const { ports, siteUrl, stop } = await startLocalDevEnvironment({
    portOffset,
    hotReload: false,
    functions: 'none',
    rulesOf: 'demoProject',
    log: console.log,
    signal,
  })
  const tempFolder = await mkdtemp(join(tmpdir(), 'arielle-tests-'))
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    SITE_URL: siteUrl,
    // Emulators need no credentials: this setting stops the tests' admin libraries from searching the network for some.
    METADATA_SERVER_DETECTION: 'none',
    // Vitest may stop a worker before Chromium has deleted its profile folder, so the folder is created in
    // `tempFolder`, which is deleted at the end.
    TMPDIR: tempFolder,
  })
  return async () => {
    await stop()
    await rm(tempFolder, { recursive: true, force: true, maxRetries: 5 })
  }
}

import type { EmulatorHosts } from './projectTarget'

const serviceNames = { firestore: 'Firestore', auth: 'Auth', storage: 'Storage' } as const

/** Throws an error that names the first emulator without a response within 15 seconds. */
export async function assertEmulatorsRunning(hosts: EmulatorHosts): Promise<void> {
  const names = ['firestore', 'auth', 'storage'] as const
  const responses = await Promise.all(names.map((name) => respondsToHttp(hosts[name])))
  const unreachable = names.find((_, index) => responses[index] === false)
  if (unreachable !== undefined)
    throw new Error(
      `Nothing answers on ${hosts[unreachable]} (${serviceNames[unreachable]}). Nothing was written. ` +
        'Start the emulators with: npm start',
    )
}

/**
 * Returns true if an emulator sends any HTTP response. Without this check, the Firebase libraries would retry for
 * minutes when no emulator is running.
 */
async function respondsToHttp(host: string): Promise<boolean> {
  const request = fetch(`http://${host}/`, { signal: AbortSignal.timeout(15_000) })
  return request.then(
    () => true,
    () => false,
  )
}

import { findFreePortOffset } from '../emulators/ports'
import { startEmulators } from '../emulators/startEmulators'
import type { CleanupStack } from '../packages/emulators-without-java/process/cleanupStack'

/**
 * Starts emulators with the deployed rules on ports of their own, and `cleanups` ends them. Await their `ready`. `siteBuild`
 * is the built site for the Hosting emulator.
 */
export async function startBenchEmulators(
  emulators: string[],
  cleanups: CleanupStack,
  log: (line: string) => void,
  siteBuild?: string,
) {
  const portOffset = await findFreePortOffset(800)
  const abortController = new AbortController()
  cleanups.add(async () => {
    abortController.abort()
    await Promise.resolve()
  })
  const started = await startEmulators({
    ...{ portOffset, emulators, siteBuild, log, signal: abortController.signal },
    registerCleanup: (stop) => {
      cleanups.add(stop)
    },
  })
  return { portOffset, ...started }
}

import type { CleanupStack } from '../../emulators/cleanupStack'
import { startEmulators } from '../../emulators/startEmulators'
import { findFreePortOffset } from '../../emulators/ports'
import type { EmulatorPorts } from '../../domain/firebase/localProject'

/** Starts the Firestore and Storage emulators on free ports, without the site and the seeded catalogue. */
export async function startRulesEmulators(
  cleanups: CleanupStack,
  log: (line: string) => void,
): Promise<EmulatorPorts> {
  const { ports, emulatorProcess } = await startEmulators({
    portOffset: await findFreePortOffset(2000),
    emulators: ['firestore', 'storage'],
    log,
    signal: new AbortController().signal,
    registerCleanup: (stop) => {
      cleanups.add(stop)
    },
  })
  await emulatorProcess.ready
  return ports
}

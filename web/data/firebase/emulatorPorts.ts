import { type EmulatorPorts, getEmulatorPorts } from '../../domain/firebase/localProject'

/** The port of an emulator. Only builds for the local stack call this; the bundler drops it from all others. */
export function getEmulatorPort(service: keyof EmulatorPorts): number {
  // Minifiers evaluate Number(), but not parseInt(): emulators/siteBuildCache.ts replaces the offset in built scripts.
  return getEmulatorPorts(parseInt(String(import.meta.env.VITE_PORT_OFFSET ?? '0')))[service]
}

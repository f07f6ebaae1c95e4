import { type EmulatorPorts, getEmulatorPorts } from '../../../domain/firebase/localProject'

/** Returns the port of a Firebase emulator; only builds for the emulators contain this function. */
export function getEmulatorPort(service: keyof EmulatorPorts): number {
  // Minifiers would evaluate Number(), but emulators/siteBuildCache.ts replaces the port offset in built scripts.
  return getEmulatorPorts(parseInt(String(import.meta.env.VITE_PORT_OFFSET ?? '0')))[service]
}

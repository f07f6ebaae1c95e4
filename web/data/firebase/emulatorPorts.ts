import { type EmulatorPorts, getEmulatorPorts } from '../../domain/firebase/localProject'

/**
 * Returns the port of a Firebase emulator. Only builds for the local emulators call this function; the bundler removes
 * it from all other builds.
 */
export function getEmulatorPort(service: keyof EmulatorPorts): number {
  // Use parseInt(): minifiers would evaluate Number(), but emulators/siteBuildCache.ts replaces the port offset in the
  // built scripts.
  return getEmulatorPorts(parseInt(String(import.meta.env.VITE_PORT_OFFSET ?? '0')))[service]
}

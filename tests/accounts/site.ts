import { afterEach, beforeEach, vi } from 'vitest'
import { emulatorPorts } from '../../web/data/firebase/emulator'
import { leaveAccount } from '../../web/data/session'

/** Runs the site's own code against the emulator, told what its build for the emulators is told; nobody stays signed in. */
export function useEmulator(): void {
  beforeEach(() => {
    const port = Number(process.env.FIREBASE_AUTH_EMULATOR_HOST?.split(':')[1])
    vi.stubEnv('MODE', 'emulators')
    vi.stubEnv('VITE_PORT_OFFSET', String(port - emulatorPorts.auth))
  })
  afterEach(async () => {
    await leaveAccount(() => undefined)
    vi.unstubAllEnvs()
  })
}

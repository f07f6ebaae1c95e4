import { afterEach, beforeEach, vi } from 'vitest'
import { signOut } from '../../../../web/data/session/session'
import { defaultEmulatorPorts } from '../../../../domain/firebase/localProject'

/** Makes the site's code use the Auth emulator in tests. Signs out after each test. */
export function setUpAuthEmulator(): void {
  beforeEach(() => {
    const port = Number(process.env.FIREBASE_AUTH_EMULATOR_HOST?.split(':')[1])
    vi.stubEnv('MODE', 'emulators')
    vi.stubEnv('VITE_PORT_OFFSET', String(port - defaultEmulatorPorts.auth))
  })
  afterEach(async () => {
    await signOut(() => undefined)
    vi.unstubAllEnvs()
  })
}

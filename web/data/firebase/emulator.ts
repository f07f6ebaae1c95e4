/** The ports of emulators/ports.ts, which the site may not import. */
export const emulatorPorts = { auth: 9099, firestore: 8080 } as const

/** Where an emulator listens, in a build for the local stack; any other build has nothing of them, this included. */
export function emulatorPort(service: keyof typeof emulatorPorts): number {
  return emulatorPorts[service] + Number(import.meta.env.VITE_PORT_OFFSET ?? 0)
}

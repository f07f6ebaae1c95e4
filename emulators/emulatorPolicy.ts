import { parseCsp, cspHeaderName, formatCsp } from '../site-build/contentSecurityPolicy'
import type { EmulatorPorts } from '../domain/firebase/localProject'

type HttpHeader = { key: string; value: string }

/** For each Firebase origin in the deployed Content-Security-Policy, the emulator that replaces it. */
const emulatorOrigins: readonly { source: RegExp; emulator: keyof EmulatorPorts }[] = [
  { source: /^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com$/, emulator: 'auth' },
  { source: /^https:\/\/[^/]+\/__\/auth\/$/, emulator: 'auth' },
  { source: /^https:\/\/firestore\.googleapis\.com$/, emulator: 'firestore' },
  { source: /^https:\/\/firebasestorage\.googleapis\.com$/, emulator: 'storage' },
]

/**
 * Replaces the Firebase origins in a Content-Security-Policy by those of the emulators, and omits
 * upgrade-insecure-requests: Safari would request even http://127.0.0.1 by HTTPS. The rest of the policy stays as
 * deployed, so the tests detect what the policy blocks.
 */
export function toEmulatorResponseHeader(ports: EmulatorPorts, { key, value }: HttpHeader): HttpHeader {
  if (key !== cspHeaderName) return { key, value }
  const directives = [...parseCsp(value)].filter(([name]) => name !== 'upgrade-insecure-requests')
  const emulatorPolicy = directives.map(([name, sources]) => {
    const emulatorSources = sources.map((source) => toEmulatorSource(ports, source))
    return [name, [...new Set(emulatorSources)]] as const
  })
  return { key, value: formatCsp(new Map(emulatorPolicy)) }
}

function toEmulatorSource(ports: EmulatorPorts, deployedSource: string): string {
  const emulatorOrigin = emulatorOrigins.find(({ source }) => source.test(deployedSource))
  return emulatorOrigin ? `http://127.0.0.1:${ports[emulatorOrigin.emulator]}` : deployedSource
}

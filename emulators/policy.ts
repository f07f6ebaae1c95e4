import { parsePolicy, policyHeader, policyText } from '../web/app/build/policy'
import type { Ports } from './ports'

type Header = { key: string; value: string }

/** Which emulator answers in place of which origin of the deployed policy. */
const standIns: readonly { source: RegExp; by: keyof Ports }[] = [
  { source: /^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com$/, by: 'auth' },
  { source: /^https:\/\/[^/]+\/__\/auth\/$/, by: 'auth' },
  { source: /^https:\/\/firestore\.googleapis\.com$/, by: 'firestore' },
  { source: /^https:\/\/firebasestorage\.googleapis\.com$/, by: 'storage' },
]

/**
 * The deployed header as this run serves it: in the policy, each Firebase origin gives its place to the emulator's. What
 * is not allowed in production is not allowed here either, so the tests see it.
 */
export function headerAt(ports: Ports, { key, value }: Header): Header {
  if (key !== policyHeader) return { key, value }
  const local = [...parsePolicy(value)].map(([name, sources]) => {
    const here = sources.map((source) => sourceAt(ports, source))
    return [name, [...new Set(here)]] as const
  })
  return { key, value: policyText(new Map(local)) }
}

function sourceAt(ports: Ports, deployed: string): string {
  const standIn = standIns.find(({ source }) => source.test(deployed))
  return standIn ? `http://127.0.0.1:${ports[standIn.by]}` : deployed
}

import { createHash } from 'node:crypto'

/** A Content-Security-Policy: the sources of each directive. */
export type ContentSecurityPolicy = ReadonlyMap<string, readonly string[]>

type HostingHeaders = { headers: { headers: { key: string; value: string }[] }[] }

export const cspHeaderName = 'Content-Security-Policy'

export function parseCsp(text: string): ContentSecurityPolicy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

export function formatCsp(policy: ContentSecurityPolicy): string {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** Reads the Content-Security-Policy from the text of firebase.json. Throws if the text has none. */
export function getHostingCsp(firebaseJson: string): ContentSecurityPolicy {
  return parseCsp(getHostingCspText(firebaseJson))
}

/** Replaces the Content-Security-Policy in the text of firebase.json. Everything else keeps its format. */
export function replaceHostingCsp(firebaseJson: string, policy: ContentSecurityPolicy): string {
  const previous = JSON.stringify(getHostingCspText(firebaseJson))
  return firebaseJson.replace(previous, () => JSON.stringify(formatCsp(policy)))
}

/** The source expression that allows an inline script or style with this text. */
export function getCspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

export function isCspHash(source: string): boolean {
  return /^'sha(?:256|384|512)-/.test(source)
}

function getHostingCspText(firebaseJson: string): string {
  const { hosting } = JSON.parse(firebaseJson) as { hosting: HostingHeaders }
  const header = hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === cspHeaderName)
  if (!header) throw new Error(`firebase.json has no header ${cspHeaderName}`)
  return header.value
}

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
  const { hosting } = JSON.parse(firebaseJson) as { hosting: HostingHeaders }
  const header = hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === cspHeaderName)
  if (!header) throw new Error(`firebase.json has no header ${cspHeaderName}`)
  return parseCsp(header.value)
}

/** A Content-Security-Policy: which sources each of its directives allows. */
export type Policy = ReadonlyMap<string, readonly string[]>

type Hosting = { headers: { headers: { key: string; value: string }[] }[] }

/** The name of the header that the policy is. */
export const policyHeader = 'Content-Security-Policy'

/** Reads a policy as a browser does. */
export function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

/** The policy as its header's value. */
export function policyText(policy: Policy): string {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** The policy that a firebase.json has for the site; throws where it has none. */
export function policyOf(firebaseJson: string): Policy {
  const { hosting } = JSON.parse(firebaseJson) as { hosting: Hosting }
  const header = hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === policyHeader)
  if (!header) throw new Error(`firebase.json has no header ${policyHeader}`)
  return parsePolicy(header.value)
}

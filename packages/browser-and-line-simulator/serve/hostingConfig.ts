import * as v from 'valibot'
import { matchesGlob } from './matchesGlob'

const headersSchema = v.object({
  source: v.string(),
  headers: v.array(v.object({ key: v.string(), value: v.string() })),
})
const configSchema = v.object({
  hosting: v.object({
    cleanUrls: v.optional(v.boolean(), false),
    trailingSlash: v.optional(v.boolean()),
    headers: v.optional(v.array(headersSchema), []),
    rewrites: v.optional(
      v.array(v.object({ source: v.optional(v.string()), destination: v.optional(v.string()) })),
      [],
    ),
  }),
})

/** The settings in the `hosting` part of firebase.json that affect responses. */
export type HostingConfig = v.InferOutput<typeof configSchema>['hosting']

export function parseHostingConfig(config: unknown): HostingConfig {
  return v.parse(configSchema, config).hosting
}

// The headers that Firebase Hosting sends for files without a rule in firebase.json.
const defaultHeaders = { 'cache-control': 'max-age=3600' }

/** Returns the headers of a path by lower-case name. As on Firebase Hosting, the last rule for a header applies. */
export function getHostingHeaders(path: string, { headers }: HostingConfig): Record<string, string> {
  const matchingRules = headers.filter(({ source }) => matchesGlob(path, source))
  const headerEntries = matchingRules.flatMap((rule) =>
    rule.headers.map(({ key, value }) => [key.toLowerCase(), value] as const),
  )
  return { ...defaultHeaders, ...Object.fromEntries(headerEntries) }
}

import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { fitsGlob } from './glob'

const headersSchema = v.object({
  source: v.string(),
  headers: v.array(v.object({ key: v.string(), value: v.string() })),
})
const configSchema = v.object({
  hosting: v.object({
    cleanUrls: v.optional(v.boolean(), false),
    trailingSlash: v.optional(v.boolean()),
    headers: v.optional(v.array(headersSchema), []),
  }),
})

/** The part of firebase.json's `hosting` that decides how a file is answered. */
export type Hosting = v.InferOutput<typeof configSchema>['hosting']

/** Reads firebase.json; throws what does not fit. */
export async function readHosting(file: string): Promise<Hosting> {
  return parseHosting(JSON.parse(await readFile(file, 'utf8')))
}

/** Reads what firebase.json holds. */
export function parseHosting(config: unknown): Hosting {
  return v.parse(configSchema, config).hosting
}

// What Hosting says about a file that firebase.json is silent about.
const usual = { 'cache-control': 'max-age=3600' }

/** The headers of a path by their lower-case names: of two rules for one header the later holds, as on Hosting. */
export function headersFor(path: string, { headers }: Hosting): Record<string, string> {
  const matching = headers.filter(({ source }) => fitsGlob(path, source))
  const said = matching.flatMap((rule) =>
    rule.headers.map(({ key, value }) => [key.toLowerCase(), value] as const),
  )
  return { ...usual, ...Object.fromEntries(said) }
}

import { expect, test } from 'vitest'
import type { Services } from '../../../emulators/storage-rules/evaluate/run'
import { loadRuleset, type Ruleset } from '../../../emulators/storage-rules/ruleset'
import { timestamp } from '../../../emulators/storage-rules/values/timestamp'
import { map, nothing, path, text, type Value } from '../../../emulators/storage-rules/values/value'

type Asked = {
  readonly path: string
  readonly method: string
  readonly auth: Value
  readonly resource: Value
  readonly newResource: Value
}

const nobody: Services = { fetchDocument: () => Promise.resolve(null), debug: () => undefined }

const anyRead: Asked = {
  path: '/b/shop/o/photo',
  method: 'get',
  auth: nothing,
  resource: nothing,
  newResource: nothing,
}

/** A signed-in account as request.auth. */
export const account = (uid: string, claims: Readonly<Record<string, Value>> = {}): Value =>
  map([
    ['uid', text(uid)],
    ['token', map(Object.entries(claims))],
  ])

/** The ruleset of a text that must have no errors. */
export function load(source: string): Ruleset {
  const { ruleset, problems } = loadRuleset(source)
  if (ruleset === null) throw new Error(problems.map(({ message }) => message).join('\n'))
  return ruleset
}

/** Asks a ruleset about one request; what is not said is a visitor's get of /b/shop/o/photo. */
export function ask(ruleset: Ruleset, asked: Partial<Asked> = {}, services: Partial<Services> = {}) {
  const { path: name, method, auth, resource, newResource } = { ...anyRead, ...asked }
  const segments = name.split('/').slice(1)
  const request = map([
    ['auth', auth],
    ['method', text(method)],
    ['path', path(segments)],
    ['resource', newResource],
    ['time', timestamp(1_600_000_000_000_000_000n)],
  ])
  const variables = new Map([
    ['request', request],
    ['resource', resource],
  ])
  const accessRequest = { service: 'firebase.storage', path: segments, method, variables }
  return ruleset.verify(accessRequest, { ...nobody, ...services })
}

/** Rules whose only allow has this condition; `id` is "photo". */
export const storageRules = (body: string, version = '2'): string =>
  `rules_version = '${version}';\nservice firebase.storage {\n  match /b/{bucket}/o {\n${body}\n  }\n}\n`

const rulesWith = (condition: string): string => storageRules(`match /{id} { allow get: if ${condition}; }`)

/** What a condition comes to: true, false, or the message of its error. */
export async function outcome(condition: string): Promise<boolean | string> {
  const { permit, problems } = await ask(load(rulesWith(condition)))
  return problems[0]?.message ?? permit
}

/** One test for each condition: it is true. */
export function expectTrue(conditions: readonly string[]): void {
  test.each(conditions)('%s', async (condition) => {
    expect(await outcome(condition)).toBe(true)
  })
}

/** One test for each condition: it is false, and no error. */
export function expectFalse(conditions: readonly string[]): void {
  test.each(conditions)('not %s', async (condition) => {
    expect(await outcome(condition)).toBe(false)
  })
}

/** One test for each condition: it has no value, which denies. */
export function expectError(conditions: readonly string[]): void {
  test.each(conditions)('an error: %s', async (condition) => {
    expect(await outcome(condition)).toEqual(expect.any(String))
  })
}

import { expect, test } from 'vitest'
import type { RuntimeServices } from '../../../emulators/storage-rules/evaluation/evaluationSession'
import { loadRuleset, type Ruleset } from '../../../emulators/storage-rules/ruleset'
import { timestampValue } from '../../../emulators/storage-rules/values/timestamp'
import {
  mapValue,
  nullValue,
  pathValue,
  stringValue,
  type RulesValue,
} from '../../../emulators/storage-rules/values/rulesValue'

type RequestOptions = {
  readonly path: string
  readonly method: string
  readonly auth: RulesValue
  readonly resource: RulesValue
  readonly newResource: RulesValue
}

const emptyServices: RuntimeServices = {
  fetchDocument: () => Promise.resolve(null),
  logDebug: () => undefined,
}

const defaultRequest: RequestOptions = {
  path: '/b/shop/o/photo',
  method: 'get',
  auth: nullValue,
  resource: nullValue,
  newResource: nullValue,
}

/** Creates the request.auth value of a signed-in account. */
export const createAuth = (uid: string, claims: Readonly<Record<string, RulesValue>> = {}): RulesValue =>
  mapValue([
    ['uid', stringValue(uid)],
    ['token', mapValue(Object.entries(claims))],
  ])

/** Loads rules that must have no errors. */
export function loadValidRuleset(source: string): Ruleset {
  const { ruleset, problems } = loadRuleset(source)
  if (ruleset === null) throw new Error(problems.map(({ message }) => message).join('\n'))
  return ruleset
}

/** Evaluates a storage request; the default is a visitor's `get` of /b/shop/o/photo. */
export function evaluateRequest(
  ruleset: Ruleset,
  options: Partial<RequestOptions> = {},
  services: Partial<RuntimeServices> = {},
) {
  const { path: name, method, auth, resource, newResource } = { ...defaultRequest, ...options }
  const segments = name.split('/').slice(1)
  const request = mapValue([
    ['auth', auth],
    ['method', stringValue(method)],
    ['path', pathValue(segments)],
    ['resource', newResource],
    ['time', timestampValue(1_600_000_000_000_000_000n)],
  ])
  const variables = new Map([
    ['request', request],
    ['resource', resource],
  ])
  const accessRequest = { service: 'firebase.storage', path: segments, method, variables }
  return ruleset.decideAccess(accessRequest, { ...emptyServices, ...services })
}

/** Puts `body` into a rules file for Cloud Storage. */
export const storageRules = (body: string, version = '2'): string =>
  `rules_version = '${version}';\nservice firebase.storage {\n  match /b/{bucket}/o {\n${body}\n  }\n}\n`

const rulesWithCondition = (condition: string): string =>
  storageRules(`match /{id} { allow get: if ${condition}; }`)

/** Returns true, false or the error message of a condition. */
export async function evaluateCondition(condition: string): Promise<boolean | string> {
  const { permit, problems } = await evaluateRequest(loadValidRuleset(rulesWithCondition(condition)))
  return problems[0]?.message ?? permit
}

export function expectTrue(conditions: readonly string[]): void {
  test.each(conditions)('%s is true', async (condition) => {
    expect(await evaluateCondition(condition)).toBe(true)
  })
}

export function expectFalse(conditions: readonly string[]): void {
  test.each(conditions)('%s is false', async (condition) => {
    expect(await evaluateCondition(condition)).toBe(false)
  })
}

export function expectError(conditions: readonly string[]): void {
  test.each(conditions)('%s fails', async (condition) => {
    expect(await evaluateCondition(condition)).toEqual(expect.any(String))
  })
}

import { expect, test } from 'vitest'
import type { RulesRuntimeServices } from '../../storage-rules/evaluation/evaluationSession'
import { loadRuleset, type Ruleset } from '../../storage-rules/ruleset'
import { createRulesTimestampValue } from '../../storage-rules/values/timestamp'
import {
  createRulesMapValue,
  rulesNullValue,
  createRulesPathValue,
  createRulesStringValue,
  type RulesValue,
} from '../../storage-rules/values/rulesValue'

type RequestOptions = {
  readonly path: string
  readonly method: string
  readonly auth: RulesValue
  readonly resource: RulesValue
  readonly newResource: RulesValue
}

const emptyServices: RulesRuntimeServices = {
  fetchDocument: () => Promise.resolve(null),
  logDebug: () => undefined,
}

const defaultRequest: RequestOptions = {
  path: '/b/shop/o/photo',
  method: 'get',
  auth: rulesNullValue,
  resource: rulesNullValue,
  newResource: rulesNullValue,
}

/** Creates the request.auth value of a signed-in account. */
export const createRulesAuthValue = (
  uid: string,
  claims: Readonly<Record<string, RulesValue>> = {},
): RulesValue =>
  createRulesMapValue([
    ['uid', createRulesStringValue(uid)],
    ['token', createRulesMapValue(Object.entries(claims))],
  ])

/** Loads security rules, and throws if they contain an error. */
export function loadValidRuleset(source: string): Ruleset {
  const { ruleset, problems } = loadRuleset(source)
  if (ruleset === null) throw new Error(problems.map(({ message }) => message).join('\n'))
  return ruleset
}

/** Evaluates a storage request; the default is a visitor's `get` of /b/shop/o/photo. */
export function evaluateRulesRequest(
  ruleset: Ruleset,
  options: Partial<RequestOptions> = {},
  services: Partial<RulesRuntimeServices> = {},
) {
  const { path: name, method, auth, resource, newResource } = { ...defaultRequest, ...options }
  const segments = name.split('/').slice(1)
  const request = createRulesMapValue([
    ['auth', auth],
    ['method', createRulesStringValue(method)],
    ['path', createRulesPathValue(segments)],
    ['resource', newResource],
    ['time', createRulesTimestampValue(1_600_000_000_000_000_000n)],
  ])
  const variables = new Map([
    ['request', request],
    ['resource', resource],
  ])
  const accessRequest = { service: 'firebase.storage', path: segments, method, variables }
  return ruleset.decideAccess(accessRequest, { ...emptyServices, ...services })
}

/** Puts `body` into a rules file for Cloud Storage. */
export const createStorageRulesSource = (body: string, version = '2'): string =>
  `rules_version = '${version}';\nservice firebase.storage {\n  match /b/{bucket}/o {\n${body}\n  }\n}\n`

const rulesWithCondition = (condition: string): string =>
  createStorageRulesSource(`match /{id} { allow get: if ${condition}; }`)

/** Returns true, false or the error message of a condition. */
export async function evaluateRulesCondition(condition: string): Promise<boolean | string> {
  const { permit, problems } = await evaluateRulesRequest(loadValidRuleset(rulesWithCondition(condition)))
  return problems[0]?.message ?? permit
}

export function expectRulesConditionsToBeTrue(conditions: readonly string[]): void {
  test.each(conditions)('%s is true', async (condition) => {
    expect(await evaluateRulesCondition(condition)).toBe(true)
  })
}

export function expectRulesConditionsToBeFalse(conditions: readonly string[]): void {
  test.each(conditions)('%s is false', async (condition) => {
    expect(await evaluateRulesCondition(condition)).toBe(false)
  })
}

export function expectRulesConditionsToFail(conditions: readonly string[]): void {
  test.each(conditions)('%s fails', async (condition) => {
    expect(await evaluateRulesCondition(condition)).toEqual(expect.any(String))
  })
}

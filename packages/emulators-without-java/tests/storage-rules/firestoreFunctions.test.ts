import { describe, expect, test, vi } from 'vitest'
import type { RulesRuntimeServices } from '../../storage-rules/evaluation/evaluationSession'
import {
  createRulesBoolValue,
  createRulesMapValue,
  createRulesPathValue,
  createRulesStringValue,
} from '../../storage-rules/values/rulesValue'
import {
  createRulesAuthValue,
  evaluateRulesRequest,
  loadValidRuleset,
  createStorageRulesSource,
} from './evaluateRules'

const ada = createRulesMapValue([
  ['data', createRulesMapValue([['admin', createRulesBoolValue(true)]])],
  ['id', createRulesStringValue('ada')],
  ['__name__', createRulesPathValue(['databases', '(default)', 'documents', 'users', 'ada'])],
])

const firestore = () =>
  vi.fn<RulesRuntimeServices['fetchDocument']>((name) =>
    Promise.resolve(name.endsWith('/users/ada') ? ada : null),
  )

async function evaluateWithDocuments(condition: string, fetchDocument = firestore()) {
  const ruleset = loadValidRuleset(createStorageRulesSource(`match /{id} { allow get: if ${condition}; }`))
  const { permit, problems } = await evaluateRulesRequest(
    ruleset,
    { auth: createRulesAuthValue('ada') },
    { fetchDocument },
  )
  return problems[0]?.message ?? permit
}

const users = '/databases/(default)/documents/users'

describe('firestore.get', () => {
  test.each([
    ['the fields of a document', `firestore.get(${users}/$(request.auth.uid)).data.admin`],
    ['its id', `firestore.get(${users}/ada).id == 'ada'`],
    ['its name, a path', `firestore.get(${users}/ada).__name__ == ${users}/ada`],
    ['null for a missing document', `firestore.get(${users}/ben) == null`],
  ])('returns %s', async (_, condition) => {
    expect(await evaluateWithDocuments(condition)).toBe(true)
  })

  test('fetches the path without the project', async () => {
    const fetchDocument = firestore()
    await evaluateWithDocuments(`firestore.get(${users}/$(request.auth.uid)).data.admin`, fetchDocument)
    expect(fetchDocument).toHaveBeenCalledWith('/databases/(default)/documents/users/ada')
  })

  test('denies when it reads a field of a missing document', async () => {
    expect(await evaluateWithDocuments(`firestore.get(${users}/ben).data.admin`)).toMatch(
      /Null has no property data/,
    )
  })

  test('rejects a string instead of a path', async () => {
    expect(await evaluateWithDocuments("firestore.get('/users/ada') == null")).toMatch(
      /Expected one argument, a path/,
    )
  })
})

describe('firestore.exists', () => {
  test('is true for an existing document', async () => {
    expect(await evaluateWithDocuments(`firestore.exists(${users}/ada)`)).toBe(true)
  })
  test('is false for a missing document', async () => {
    expect(await evaluateWithDocuments(`firestore.exists(${users}/ben)`)).toBe(false)
  })
})

describe('a request can read two documents', () => {
  const exists = (...names: string[]) =>
    names.map((name) => `firestore.exists(${users}/${name})`).join(' || ')

  test('reads two documents', async () => {
    expect(await evaluateWithDocuments(exists('ben', 'ada'))).toBe(true)
  })
  test('denies at the third document', async () => {
    expect(await evaluateWithDocuments(exists('ben', 'eve', 'ada'))).toMatch(
      /More than 2 Firestore documents/,
    )
  })
  test('fetches and counts a repeated document once', async () => {
    const fetchDocument = firestore()
    expect(await evaluateWithDocuments(exists('ben', 'ben', 'ben', 'ada'), fetchDocument)).toBe(true)
    expect(fetchDocument).toHaveBeenCalledTimes(2)
  })
  test('does not fetch a document that the result does not need', async () => {
    const fetchDocument = firestore()
    expect(await evaluateWithDocuments(`true || ${exists('ada')}`, fetchDocument)).toBe(true)
    expect(fetchDocument).not.toHaveBeenCalled()
  })
})

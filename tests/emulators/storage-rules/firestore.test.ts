import { describe, expect, test, vi } from 'vitest'
import type { Services } from '../../../emulators/storage-rules/evaluate/run'
import { bool, map, path, text } from '../../../emulators/storage-rules/values/value'
import { account, ask, load, storageRules } from './asking'

const ada = map([
  ['data', map([['admin', bool(true)]])],
  ['id', text('ada')],
  ['__name__', path(['databases', '(default)', 'documents', 'users', 'ada'])],
])

const firestore = () =>
  vi.fn<Services['fetchDocument']>((name) => Promise.resolve(name.endsWith('/users/ada') ? ada : null))

async function answer(condition: string, fetchDocument = firestore()) {
  const ruleset = load(storageRules(`match /{id} { allow get: if ${condition}; }`))
  const { permit, problems } = await ask(ruleset, { auth: account('ada') }, { fetchDocument })
  return problems[0]?.message ?? permit
}

const users = '/databases/(default)/documents/users'

describe('firestore.get', () => {
  test.each([
    ['the fields of a document', `firestore.get(${users}/$(request.auth.uid)).data.admin`],
    ['its id', `firestore.get(${users}/ada).id == 'ada'`],
    ['its name, a path', `firestore.get(${users}/ada).__name__ == ${users}/ada`],
    ['null for none', `firestore.get(${users}/ben) == null`],
  ])('gives %s', async (_, condition) => {
    expect(await answer(condition)).toBe(true)
  })

  test('asks for the path below the project', async () => {
    const fetchDocument = firestore()
    await answer(`firestore.get(${users}/$(request.auth.uid)).data.admin`, fetchDocument)
    expect(fetchDocument).toHaveBeenCalledWith('/databases/(default)/documents/users/ada')
  })

  test('a field of no document denies', async () => {
    expect(await answer(`firestore.get(${users}/ben).data.admin`)).toMatch(/Null has no property data/)
  })

  test('a string is no path', async () => {
    expect(await answer("firestore.get('/users/ada') == null")).toMatch(/Expected one argument, a path/)
  })
})

describe('firestore.exists', () => {
  test('a document that is there', async () => {
    expect(await answer(`firestore.exists(${users}/ada)`)).toBe(true)
  })
  test('a document that is not', async () => {
    expect(await answer(`firestore.exists(${users}/ben)`)).toBe(false)
  })
})

describe('two documents may be looked up for one request', () => {
  const exists = (...names: string[]) =>
    names.map((name) => `firestore.exists(${users}/${name})`).join(' || ')

  test('two are allowed', async () => {
    expect(await answer(exists('ben', 'ada'))).toBe(true)
  })
  test('a third denies', async () => {
    expect(await answer(exists('ben', 'eve', 'ada'))).toMatch(/More than 2 Firestore documents/)
  })
  test('the same document counts, and is fetched, once', async () => {
    const fetchDocument = firestore()
    expect(await answer(exists('ben', 'ben', 'ben', 'ada'), fetchDocument)).toBe(true)
    expect(fetchDocument).toHaveBeenCalledTimes(2)
  })
  test('what is decided without it is not looked up', async () => {
    const fetchDocument = firestore()
    expect(await answer(`true || ${exists('ada')}`, fetchDocument)).toBe(true)
    expect(fetchDocument).not.toHaveBeenCalled()
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storageRules } from './asking'
import { loadMessage, startRuntime, verifyMessage } from './runtimeProcess'

const ada = {
  map_value: {
    fields: {
      uid: { string_value: 'ada' },
      token: { map_value: { fields: { staff: { bool_value: true }, exp: { int_value: 1_800_000_000 } } } },
    },
  },
}

let runtime: ReturnType<typeof startRuntime>
let firstWord: unknown
beforeAll(async () => {
  runtime = startRuntime()
  firstWord = await runtime.heard()
})
afterAll(async () => {
  await runtime.stop()
})

const useRules = (body: string) => runtime.ask(loadMessage(0, storageRules(body)))
const useCondition = (condition: string) => useRules(`match /{id} { allow get: if ${condition}; }`)

describe('the process', () => {
  test('says first that it is ready', () => {
    expect(firstWord).toEqual({ id: -1, status: 'ok' })
  })
  test('ends with its input, and without an error', async () => {
    expect(await startRuntime().stop()).toBe(0)
  })
})

describe('load_ruleset', () => {
  test('answers the version', async () => {
    expect(await useCondition('true')).toEqual({
      ...{ id: 0, status: 'ok', result: { rulesVersion: 2 } },
      ...{ errors: [], warnings: [] },
    })
  })
  test('answers a syntax error with file, line and column, and no result', async () => {
    expect(await runtime.ask(loadMessage(1, 'service firebase.storage {\n allow'))).toEqual({
      ...{ id: 1, status: 'ok' },
      ...{ errors: ['storage.rules:2:2: Unexpected "allow".'], warnings: [] },
    })
  })
  test('answers warnings beside the version', async () => {
    expect(await useCondition('isStaf()')).toMatchObject({
      result: { rulesVersion: 2 },
      errors: [],
      warnings: ['storage.rules:4:29: Unknown function "isStaf".'],
    })
  })
})

describe('verify', () => {
  test('permits', async () => {
    await useCondition("request.auth.uid == 'ada' && request.auth.token.staff == true")
    expect(await runtime.ask(verifyMessage(5, { auth: ada }))).toEqual({
      ...{ id: 5, status: 'ok', result: { permit: true } },
      ...{ errors: [], warnings: [] },
    })
  })
  test('denies what is false without a word', async () => {
    await useCondition('request.auth != null')
    expect(await runtime.ask(verifyMessage(6))).toMatchObject({
      result: { permit: false },
      errors: [],
      warnings: [],
    })
  })
  test('denies an error and tells where it arose', async () => {
    await useCondition('request.auth.uid == "ada"')
    expect(await runtime.ask(verifyMessage(7))).toMatchObject({
      result: { permit: false },
      errors: [],
      warnings: ['storage.rules:4:41: Null has no property uid.'],
    })
  })
  test('knows the method and the time of the request', async () => {
    await useCondition(
      "request.method == 'get' && request.time.year() == 2026 && request.time.nanos() == 678000000",
    )
    expect(await runtime.ask(verifyMessage(8))).toMatchObject({ result: { permit: true } })
  })
  test('knows the path of the request', async () => {
    await useCondition('request.path == /b/shop/o/photo && request.path[1] == bucket')
    expect(await runtime.ask(verifyMessage(9))).toMatchObject({ result: { permit: true } })
  })
  test('denies a path with an empty segment', async () => {
    await useRules('match /{all=**} { allow get; }')
    const { errors } = await runtime.ask(verifyMessage(10, { path: '/b/shop/o/a//b' }))
    expect(errors).toEqual(['A path has no empty segment: "/b/shop/o/a//b"'])
  })
  test('denies under a ruleset that was never loaded', async () => {
    expect(await runtime.ask(verifyMessage(11, { rulesetName: 'x' }))).toEqual({
      ...{ id: 11, status: 'ok' },
      ...{ errors: ['No ruleset "x" is loaded.'], warnings: [] },
    })
  })
  test('denies what no match speaks for', async () => {
    await useCondition('true')
    expect(await runtime.ask(verifyMessage(12, { path: '/b/shop/o/a/b' }))).toMatchObject({
      result: { permit: false },
    })
  })
  test('prints debug() as a line that is no JSON', async () => {
    await useCondition('debug(bucket) == "shop"')
    runtime.tell(JSON.stringify(verifyMessage(13)))
    expect(await runtime.heardLine()).toBe('debug: "shop"')
    expect(await runtime.heard()).toMatchObject({ id: 13, result: { permit: true } })
  })
})

describe('firestore.get asks back over the same channel', () => {
  const name = 'projects/demo-arielle/databases/(default)/documents/users/ada'
  const rule = 'firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.level == 3'
  const question = (id: number) => ({
    ...{ server_request_id: id, status: 'ok', action: 'fetch_firestore_document' },
    context: { path: '/databases/(default)/documents/users/ada' },
  })
  const found = (id: number, level: number) => ({
    ...{ id, status: 'ok', warnings: [], errors: [] },
    result: { name, fields: { level: { integerValue: String(level) } } },
  })

  test('a document that is there', async () => {
    await useCondition(rule)
    expect(await runtime.ask(verifyMessage(20, { auth: ada }))).toEqual(question(20))
    expect(await runtime.ask(found(20, 3))).toMatchObject({ id: 20, result: { permit: true } })
  })
  test('a document that is not', async () => {
    await useCondition(rule)
    expect(await runtime.ask(verifyMessage(21, { auth: ada }))).toEqual(question(21))
    expect(await runtime.ask({ id: 21, status: 'not_found', warnings: [], errors: [] })).toMatchObject({
      ...{ id: 21, result: { permit: false } },
      warnings: ['storage.rules:4:100: Null has no property data.'],
    })
  })
  test('two requests at once, answered the other way round', async () => {
    await useCondition(rule)
    await runtime.ask(verifyMessage(22, { auth: ada }))
    await runtime.ask(verifyMessage(23, { auth: ada }))
    expect(await runtime.ask(found(23, 4))).toMatchObject({ id: 23, result: { permit: false } })
    expect(await runtime.ask(found(22, 3))).toMatchObject({ id: 22, result: { permit: true } })
  })
  test('a document that cannot be read denies', async () => {
    await useCondition(rule)
    await runtime.ask(verifyMessage(24, { auth: ada }))
    const broken = { id: 24, status: 'ok', result: { name, fields: { level: { noValue: 1 } } } }
    expect(await runtime.ask(broken)).toMatchObject({ id: 24, result: { permit: false } })
  })
})

describe('a line that cannot be served is answered, and the next one is served', () => {
  test.each([
    ['no JSON', 'hello {', -1],
    ['no object', '[1, 2]', -1],
    ['no action', '{"id": 30}', 30],
    ['an answer that nobody waits for, and no status', '{"id": 31, "result": {}}', 31],
  ])('%s', async (_, line, id) => {
    runtime.tell(line)
    expect(await runtime.heard()).toMatchObject({ id, status: 'error', errors: [expect.any(String)] })
  })

  // firebase-tools waits for an answer to these, and takes one only when its status is ok.
  test.each([
    ['an unknown action', { id: 32, action: 'dance' }],
    [
      'a ruleset without files',
      { id: 33, action: 'load_ruleset', context: { rulesetName: '1', source: {} } },
    ],
    ['a verify without a path', { id: 34, action: 'verify', context: { rulesetName: '0' } }],
    ['an unknown type of value', { ...verifyMessage(35, { auth: { colour_value: 'red' } }) }],
    ['a number that is none', { ...verifyMessage(36, { auth: { int_value: 'five' } }) }],
  ])('%s', async (_, message) => {
    const answer = await runtime.ask(message)
    expect(answer).toMatchObject({ id: message.id, status: 'ok', errors: [expect.any(String)] })
    expect(answer).not.toHaveProperty('result')
  })

  test('the next one', async () => {
    expect(await useCondition('true')).toMatchObject({ status: 'ok', result: { rulesVersion: 2 } })
  })
})

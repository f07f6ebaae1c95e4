import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStorageRulesSource } from './evaluateRules'
import { createRulesLoadMessage, startRulesRuntimeProcess, createRulesVerifyMessage } from './runtimeProcess'

const ada = {
  map_value: {
    fields: {
      uid: { string_value: 'ada' },
      token: { map_value: { fields: { staff: { bool_value: true }, exp: { int_value: 1_800_000_000 } } } },
    },
  },
}

let runtime: ReturnType<typeof startRulesRuntimeProcess>
let firstMessage: unknown
beforeAll(async () => {
  runtime = startRulesRuntimeProcess()
  firstMessage = await runtime.readMessage()
})
afterAll(async () => {
  await runtime.stop()
})

const useRules = (body: string) => runtime.request(createRulesLoadMessage(0, createStorageRulesSource(body)))
const useCondition = (condition: string) => useRules(`match /{id} { allow get: if ${condition}; }`)

describe('the process', () => {
  test('first sends a ready message', () => {
    expect(firstMessage).toEqual({ id: -1, status: 'ok' })
  })
  test('exits with code 0 at the end of its input', async () => {
    expect(await startRulesRuntimeProcess().stop()).toBe(0)
  })
})

describe('load_ruleset', () => {
  test('returns the version', async () => {
    expect(await useCondition('true')).toEqual({
      ...{ id: 0, status: 'ok', result: { rulesVersion: 2 } },
      ...{ errors: [], warnings: [] },
    })
  })
  test('returns a syntax error with file, line and column, and no result', async () => {
    expect(await runtime.request(createRulesLoadMessage(1, 'service firebase.storage {\n allow'))).toEqual({
      ...{ id: 1, status: 'ok' },
      ...{ errors: ['storage.rules:2:2: Unexpected "allow".'], warnings: [] },
    })
  })
  test('returns warnings with the version', async () => {
    expect(await useCondition('isStaf()')).toMatchObject({
      result: { rulesVersion: 2 },
      errors: [],
      warnings: ['storage.rules:4:29: Unknown function "isStaf".'],
    })
  })
})

describe('verify', () => {
  test('permits a request', async () => {
    await useCondition("request.auth.uid == 'ada' && request.auth.token.staff == true")
    expect(await runtime.request(createRulesVerifyMessage(5, { auth: ada }))).toEqual({
      ...{ id: 5, status: 'ok', result: { permit: true } },
      ...{ errors: [], warnings: [] },
    })
  })
  test('denies a false condition without a warning', async () => {
    await useCondition('request.auth != null')
    expect(await runtime.request(createRulesVerifyMessage(6))).toMatchObject({
      result: { permit: false },
      errors: [],
      warnings: [],
    })
  })
  test('denies an error with a warning and its position', async () => {
    await useCondition('request.auth.uid == "ada"')
    expect(await runtime.request(createRulesVerifyMessage(7))).toMatchObject({
      result: { permit: false },
      errors: [],
      warnings: ['storage.rules:4:41: Null has no property uid.'],
    })
  })
  test('passes the method and the time of the request', async () => {
    await useCondition(
      "request.method == 'get' && request.time.year() == 2026 && request.time.nanos() == 678000000",
    )
    expect(await runtime.request(createRulesVerifyMessage(8))).toMatchObject({ result: { permit: true } })
  })
  test('passes the path of the request', async () => {
    await useCondition('request.path == /b/shop/o/photo && request.path[1] == bucket')
    expect(await runtime.request(createRulesVerifyMessage(9))).toMatchObject({ result: { permit: true } })
  })
  test('denies a path with an empty segment', async () => {
    await useRules('match /{all=**} { allow get; }')
    const { errors } = await runtime.request(createRulesVerifyMessage(10, { path: '/b/shop/o/a//b' }))
    expect(errors).toEqual(['A path has no empty segment: "/b/shop/o/a//b"'])
  })
  test('denies under an unknown ruleset', async () => {
    expect(await runtime.request(createRulesVerifyMessage(11, { rulesetName: 'x' }))).toEqual({
      ...{ id: 11, status: 'ok' },
      ...{ errors: ['No ruleset "x" is loaded.'], warnings: [] },
    })
  })
  test('denies a path that no match block covers', async () => {
    await useCondition('true')
    expect(await runtime.request(createRulesVerifyMessage(12, { path: '/b/shop/o/a/b' }))).toMatchObject({
      result: { permit: false },
    })
  })
  test('prints debug() as a line that is not JSON', async () => {
    await useCondition('debug(bucket) == "shop"')
    runtime.sendLine(JSON.stringify(createRulesVerifyMessage(13)))
    expect(await runtime.readLine()).toBe('debug: "shop"')
    expect(await runtime.readMessage()).toMatchObject({ id: 13, result: { permit: true } })
  })
})

describe('firestore.get requests a document from firebase-tools', () => {
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

  test('reads an existing document', async () => {
    await useCondition(rule)
    expect(await runtime.request(createRulesVerifyMessage(20, { auth: ada }))).toEqual(question(20))
    expect(await runtime.request(found(20, 3))).toMatchObject({ id: 20, result: { permit: true } })
  })
  test('reads null for a missing document', async () => {
    await useCondition(rule)
    expect(await runtime.request(createRulesVerifyMessage(21, { auth: ada }))).toEqual(question(21))
    expect(await runtime.request({ id: 21, status: 'not_found', warnings: [], errors: [] })).toMatchObject({
      ...{ id: 21, result: { permit: false } },
      warnings: ['storage.rules:4:100: Null has no property data.'],
    })
  })
  test('handles two requests that are answered in reverse order', async () => {
    await useCondition(rule)
    await runtime.request(createRulesVerifyMessage(22, { auth: ada }))
    await runtime.request(createRulesVerifyMessage(23, { auth: ada }))
    expect(await runtime.request(found(23, 4))).toMatchObject({ id: 23, result: { permit: false } })
    expect(await runtime.request(found(22, 3))).toMatchObject({ id: 22, result: { permit: true } })
  })
  test('denies if the document is malformed', async () => {
    await useCondition(rule)
    await runtime.request(createRulesVerifyMessage(24, { auth: ada }))
    const broken = { id: 24, status: 'ok', result: { name, fields: { level: { noValue: 1 } } } }
    expect(await runtime.request(broken)).toMatchObject({ id: 24, result: { permit: false } })
  })
})

describe('an invalid line gets a response and does not stop the runtime', () => {
  test.each([
    ['no JSON', 'hello {', -1],
    ['no object', '[1, 2]', -1],
    ['no action', '{"id": 30}', 30],
    ['a response without a status and without a request', '{"id": 31, "result": {}}', 31],
  ])('%s', async (_, line, id) => {
    runtime.sendLine(line)
    expect(await runtime.readMessage()).toMatchObject({ id, status: 'error', errors: [expect.any(String)] })
  })

  // firebase-tools awaits the response to these messages and ignores it unless its status is "ok".
  test.each([
    ['an unknown action', { id: 32, action: 'dance' }],
    [
      'a ruleset without files',
      { id: 33, action: 'load_ruleset', context: { rulesetName: '1', source: {} } },
    ],
    ['a verify without a path', { id: 34, action: 'verify', context: { rulesetName: '0' } }],
    ['an unknown type of value', { ...createRulesVerifyMessage(35, { auth: { colour_value: 'red' } }) }],
    ['an invalid number', { ...createRulesVerifyMessage(36, { auth: { int_value: 'five' } }) }],
  ])('%s', async (_, message) => {
    const answer = await runtime.request(message)
    expect(answer).toMatchObject({ id: message.id, status: 'ok', errors: [expect.any(String)] })
    expect(answer).not.toHaveProperty('result')
  })

  test('serves the next message', async () => {
    expect(await useCondition('true')).toMatchObject({ status: 'ok', result: { rulesVersion: 2 } })
  })
})

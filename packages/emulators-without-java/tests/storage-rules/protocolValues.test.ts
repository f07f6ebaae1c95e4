import { describe, expect, test } from 'vitest'
import { parseFirestoreDocument } from '../../storage-rules/protocol/firestoreDocument'
import { MalformedMessageError } from '../../storage-rules/protocol/jsonParser'
import { parseTypeTaggedRulesValue } from '../../storage-rules/protocol/typedValue'
import { evaluateRulesRequest, loadValidRuleset, createStorageRulesSource } from './evaluateRules'

async function isTrue(it: unknown, condition: string): Promise<boolean> {
  const resource = parseTypeTaggedRulesValue({ map_value: { fields: { it } } })
  const ruleset = loadValidRuleset(createStorageRulesSource(`match /{id} { allow get: if ${condition}; }`))
  return (await evaluateRulesRequest(ruleset, { resource })).permit
}

describe('typed values of firebase-tools are parsed', () => {
  test.each([
    [{ null_value: null }, 'resource.it == null'],
    [{ bool_value: true }, 'resource.it'],
    [{ int_value: 5 }, 'resource.it == 5 && resource.it is int'],
    [{ int_value: '9223372036854775807' }, 'resource.it == 9223372036854775807'],
    [{ float_value: 1.5 }, 'resource.it == 1.5 && resource.it is float'],
    [{ string_value: 'é' }, "resource.it == 'é'"],
    [{ bytes_value: 'YWJj' }, "resource.it == b'abc'"],
    [{ timestamp_value: '2020-02-29T00:00:00.000Z' }, 'resource.it == timestamp.date(2020, 2, 29)'],
    [{ list_value: { values: [{ int_value: 1 }, { string_value: 'a' }] } }, "resource.it == [1, 'a']"],
    [{ list_value: {} }, 'resource.it == []'],
    [{ set_value: { values: [{ int_value: 1 }, { int_value: 1 }] } }, 'resource.it == [1].toSet()'],
    [{ map_value: { fields: { a: { int_value: 1 } } } }, "resource.it == {'a': 1}"],
    [{ map_value: {} }, 'resource.it == {}'],
    [{ path_value: { segments: [{ simple: 'a' }, { simple: 'b' }] } }, 'resource.it == /a/b'],
    [{ latlng_value: { lat: 1.5, lng: 2 } }, 'resource.it == latlng.value(1.5, 2.0)'],
  ])('%j: %s', async (it, condition) => {
    expect(await isTrue(it, condition)).toBe(true)
  })

  test.each([
    [null],
    ['text'],
    [[]],
    [{}],
    [{ int_value: 1.5 }],
    [{ int_value: 1, string_value: 'two kinds' }],
    [{ string_value: 1 }],
    [{ float_value: 'much' }],
    [{ timestamp_value: 'yesterday' }],
    [{ list_value: [1] }],
    [{ map_value: { fields: [] } }],
    [{ path_value: {} }],
    [{ unheard_of: 1 }],
  ])('%j is rejected', (it) => {
    expect(() => parseTypeTaggedRulesValue(it)).toThrow(MalformedMessageError)
  })
})

describe("field values of Firestore's REST API are parsed", () => {
  test.each([
    [{ nullValue: null }, 'resource.data.it == null'],
    [{ booleanValue: true }, 'resource.data.it'],
    [{ integerValue: '-5' }, 'resource.data.it == -5'],
    [{ doubleValue: 0.5 }, 'resource.data.it == 0.5'],
    [{ doubleValue: 'NaN' }, 'math.isNaN(resource.data.it)'],
    [{ doubleValue: '-Infinity' }, 'math.isInfinite(resource.data.it)'],
    [{ stringValue: 'a' }, "resource.data.it == 'a'"],
    [{ bytesValue: 'YWJj' }, "resource.data.it == b'abc'"],
    [{ timestampValue: '2020-01-01T00:00:00.123456Z' }, 'resource.data.it.nanos() == 123456000'],
    [
      { referenceValue: 'projects/p/databases/d/documents/c/x' },
      'resource.data.it == /databases/d/documents/c/x',
    ],
    [{ geoPointValue: { latitude: 6.5 } }, 'resource.data.it == latlng.value(6.5, 0.0)'],
    [{ arrayValue: { values: [{ integerValue: '1' }] } }, 'resource.data.it == [1]'],
    [{ arrayValue: {} }, 'resource.data.it == []'],
    [{ mapValue: { fields: { a: { booleanValue: false } } } }, "resource.data.it == {'a': false}"],
  ])('%j: %s', async (it, condition) => {
    const resource = parseFirestoreDocument({ name: 'projects/p/databases/d/documents/c/x', fields: { it } })
    const ruleset = loadValidRuleset(createStorageRulesSource(`match /{id} { allow get: if ${condition}; }`))
    expect(await evaluateRulesRequest(ruleset, { resource })).toMatchObject({ permit: true })
  })

  test('a document without fields is parsed as a map', () => {
    expect(parseFirestoreDocument({ name: 'projects/p/databases/d/documents/c/x' })).toMatchObject({
      type: 'map',
    })
  })
})

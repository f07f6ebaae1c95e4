// Each verdict is the one of Google's own engine: the same conditions were put to its Firestore emulator.
import { describe } from 'vitest'
import { expectError, expectFalse, expectTrue } from './asking'

describe('maps: these hold', () => {
  expectTrue([
    "'a' in {'a':1}",
    "{'a':1} is map",
    "{'a':1}['a'] == 1",
    "{'a':1}.a == 1",
    "{'a':1,'a':2}.a == 2",
    "{'a':1,}.a == 1",
    '{}.size() == 0',
    "{'a':1}.size() == 1",
    "{'size':1}.size() == 1",
    "{'size':1}.size == 1",
    "{'a':1}.get('a', 0) == 1",
    "{'a':1}.get(['a','c'], 0) == 0",
    "{'a':1}.keys() == ['a']",
    "{'a':1}.keys() is list",
    "{'a':1}.keys().hasOnly(['a'])",
    "{'a':1}.values() == [1]",
    "{'a': 1 }.a == 1",
    "!{'a':true}.a == false",
    "{'a':1}.get([], 0) == {'a':1}",
    "{'a':null}.get('a', 5) == null",
    "({'a':1}).a == 1",
    "{'a':[1]} == {'a':[1]}",
    "{'a':'x'}['a'][0] == 'x'",
  ])
})

describe('maps: these do not hold', () => {
  expectFalse([
    "{'a':1} == {'a':1.0}",
    "{'a':1}.get([], 0) == 0",
    "1.0 in {'a':1}.values()",
    "{'a':[1]} != {'a':[1]}",
  ])
})

describe('maps: these have no value, and deny', () => {
  expectError([
    "1 in {'a':1}",
    "{'a':1}.b == 1",
    "{'a':1}[1] == 1",
    "{a:1} == {'a':1}",
    "{1:1} == {'a':1}",
    "{'a':1}.get(1, 0) == 0",
    "{'a': 1 / 0}.size() == 1",
    "{'a':1}.get([1], 0) == 0",
    "null in {'a':1}",
    '{}.foo == 1',
    "{'a':1}.a.b == 1",
  ])
})

// The expected results are those of Google's engine: its Firestore emulator evaluated the same conditions.
import { describe } from 'vitest'
import {
  expectRulesConditionsToFail,
  expectRulesConditionsToBeFalse,
  expectRulesConditionsToBeTrue,
} from './evaluateRules'

describe('maps: true conditions', () => {
  expectRulesConditionsToBeTrue([
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

describe('maps: false conditions', () => {
  expectRulesConditionsToBeFalse([
    "{'a':1} == {'a':1.0}",
    "{'a':1}.get([], 0) == 0",
    "1.0 in {'a':1}.values()",
    "{'a':[1]} != {'a':[1]}",
  ])
})

describe('maps: conditions that fail and deny', () => {
  expectRulesConditionsToFail([
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

describe('sets and map differences: true conditions', () => {
  expectRulesConditionsToBeTrue([
    '[1,2].toSet() == [2,1].toSet()',
    '1 in [1].toSet()',
    "{'a':1}.diff({'a':1}) is map_diff",
    '[1].toSet() == [1,1].toSet()',
    '[[1].toSet()].toSet() == [[1].toSet()].toSet()',
    "{'a':1}.keys().toSet() == ['a'].toSet()",
    "{'a':1}.diff({'a':1.0}).changedKeys().size() == 0",
    '[1,2,1].toSet().size() == 2',
    '[1].toSet().difference([1].toSet()).size() == 0',
    '[1].toSet().hasAll([1])',
    '[1].toSet().hasAny([1,2].toSet())',
    '[1].toSet().hasOnly([1])',
    '[1].toSet().intersection([1].toSet()) == [1].toSet()',
    '[1].toSet().union([2].toSet()) == [1,2].toSet()',
    "{'a':1}.diff({}).affectedKeys().hasOnly(['a'])",
    "'a' in ['a'].toSet()",
    '1.0 in [1].toSet()',
    '[1,2].toSet().size() == 2',
    "['x'].toSet().hasAny(['x','y'])",
    "[].toSet().hasOnly(['x'])",
  ])
})

describe('sets and map differences: false conditions', () => {
  expectRulesConditionsToBeFalse([
    '[1].toSet() is list',
    '[1].toSet() is map',
    '[1].toSet() == [1]',
    '[1] == [1].toSet()',
    "{'a':1}.diff({'a':1}) == {'a':1}.diff({'a':1})",
    '[1, 1.0].toSet().size() == 2',
    "['x'].toSet().hasAny([])",
  ])
})

describe('sets and map differences: conditions that fail and deny', () => {
  expectRulesConditionsToFail([
    "{'a':1}.diff(1).changedKeys().size() == 0",
    '[1,2].concat([3].toSet()) == [1,2,3]',
    '[1,2].hasAll([1].toSet())',
    '[1].toSet().difference([1]).size() == 0',
    '[1].toSet().intersection([1]) == [1].toSet()',
    '[1].toSet().union([2]) == [1,2].toSet()',
    "[1].toSet().join(',') == '1'",
    '[1].toSet().concat([2]) == [1,2].toSet()',
    '[1].toSet().removeAll([1]).size() == 0',
    '[1].toSet().toSet() == [1].toSet()',
    '[1].toSet()[0] == 1',
    "['a'].toSet().hasAll('a')",
  ])
})

// Each verdict is the one of Google's own engine: the same conditions were put to its Firestore emulator.
import { describe } from 'vitest'
import { expectError, expectFalse, expectTrue } from './asking'

describe('sets, and the difference of maps: these hold', () => {
  expectTrue([
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

describe('sets, and the difference of maps: these do not hold', () => {
  expectFalse([
    '[1].toSet() is list',
    '[1].toSet() is map',
    '[1].toSet() == [1]',
    '[1] == [1].toSet()',
    "{'a':1}.diff({'a':1}) == {'a':1}.diff({'a':1})",
    '[1, 1.0].toSet().size() == 2',
    "['x'].toSet().hasAny([])",
  ])
})

describe('sets, and the difference of maps: these have no value, and deny', () => {
  expectError([
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

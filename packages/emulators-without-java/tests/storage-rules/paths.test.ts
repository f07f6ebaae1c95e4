// The expected results are those of Google's engine: its Firestore emulator evaluated the same conditions.
import { describe } from 'vitest'
import {
  expectRulesConditionsToFail,
  expectRulesConditionsToBeFalse,
  expectRulesConditionsToBeTrue,
} from './evaluateRules'

describe('paths: true conditions', () => {
  expectRulesConditionsToBeTrue([
    '/a/b is path',
    "/a/b[0] == 'a'",
    "(/a/b)[0] == 'a'",
    '(/a/b)[0:1] == /a',
    "(/a/$('x/y'))[1] == 'x/y'",
    '/a/$(1) == /a/1',
    '/a/$(/b/c) == /a/b/c',
    '/a/b/(default)/c is path',
    '/databases/(default)/documents/x is path',
    '/a/$(true) == /a/true',
    '/a/$(null) is path',
    "/a/$('') is path",
    '/a /b == /a/b',
    "/a/b.c == path('/a/b.c')",
    '/a/b[0:1] == /a',
    "/a/1.5 == path('a/1.5')",
    '/a/%20 is path',
    '/a/b==/a/b',
    '/a/a+b is path',
    '/a/:x is path',
    '/a/{x} is path',
    "/a/'x' is path",
    "/a/x'y is path",
    '/a/x&y is path',
    '[/a/b, /c].size() == 2',
    '[/a/b,/c][0] == /a/b',
    "{'p':/a/b}.p == /a/b",
    "[/a].hasAll([path('a')])",
    "(/a/x&&true)[1] == 'x&&true'",
    "(/a/x*y)[1] == 'x*y'",
    "(/a/%20)[1] == ' '",
    "(/a/(default))[1] == '(default)'",
  ])
})

describe('paths: false conditions', () => {
  expectRulesConditionsToBeFalse([
    "/a/$('x/y') == /a/x/y",
    "path('/a/{b}').bind({}) == /a/x",
    "path('a/{b}/c') == /a/x/c",
    '(/a/x)==/a/x&&true',
    "(/a/%20)[1] == '%20'",
  ])
})

describe('paths: conditions that fail and deny', () => {
  expectRulesConditionsToFail([
    "path('/a/b/') == /a/b",
    "path('') is path",
    'path(/a/b) == /a/b',
    'path(1) is path',
    "'a' in /a/b",
    '(/a/b).size() == 2',
    '/a/b + /c == /a/b/c',
    '(/a/b).foo == 1',
    "path('a/{b}/c')[1] == '{b}'",
    "path('/a/{b}').bind('x') is path",
    '/a/$([1]) is path',
    '/a/ b == /a/b',
    '/a/$x is path',
    '/a/!x is path',
    '/a/x&&true',
    '(/a/b)',
    "(/a/{x})[1] == 'abc'",
  ])
})

// Google's compiler rejects each of these: they were compiled by its Firestore emulator.
import { describe, expect, test } from 'vitest'
import { checkRules } from '../../storage-rules/checkRules'
import { createStorageRulesSource } from './evaluateRules'

function expectRejected(conditions: readonly string[]): void {
  test.each(conditions)('%s', (condition) => {
    const problems = checkRules(createStorageRulesSource(`match /{id} { allow get: if\n${condition}; }`))
    expect(problems).toContainEqual(expect.objectContaining({ severity: 'error', line: 5 }))
  })
}

describe('a condition is rejected', () => {
  expectRejected([
    '1/0 == 1',
    'true || 1/0 == 1',
    '1/0 == 1 || true',
    '1/0 == 1 || false',
    'false && 1/0==1',
    '1/0==1 && false',
    '1/0==1 && true',
    '9223372036854775808 > 0',
    '7/2 == 3',
    '-7/2 == -3',
    '7.0/2 == 3.5',
    '1.0/0 == 1',
    '1.0/0.0 > 0.0',
    '- -1 == 1',
    '--1 == 1',
    '+1 == 1',
    '1--1 == 2',
    'null is null',
    "{'a':1}.diff({'a':1}) is mapdiff",
    'true is boolean',
    '1 is integer',
    '1 is foo',
    'true ? true : 1/0 == 1',
    '(1/0==1) ? true : true',
    "'\\q' == 'q'",
    '0x10 == 16',
    '010 == 8',
    '1e3 == 1000',
    '1e3 is float',
    'int(1.0e30) == 1',
    '1.foo == 1',
    'math == 1',
    'math.pi == 1',
    'let x = 1',
    "'\\a' is string",
    "'\\v' is string",
    "'\\?' is string",
    "'\\`' is string",
    "'\\0' is string",
    "'\\12' == '\\n'",
    "'\\400' is string",
    "'\\U0001F600' == '😀'",
    "'\\xZZ' is string",
    "'\\/' is string",
    "'\\.' is string",
    "'''a''' is string",
    "r'\\d' is string",
    "b'\\u00e9'.size() == 2",
    '007 == 7',
    '00 == 0',
    '1_000 == 1000',
    '1.5f == 1.5',
    '1e400 > 1.0',
    '/ a/b == /a/b',
    '1 /a',
    '/a/b.size() == 2',
    '/a/é is path',
    '/a/b@c,d;e is path',
    '/a/b=b is path',
    '/a/(x)y is path',
    "(/a/x!y)[1] == 'x!y'",
    "(/a/x$y)[1] == 'x$y'",
    "(/a/x?y)[1] == 'x?y'",
    "(/a/x|y)[1] == 'x|y'",
    '6 /3 == 2',
    "'a' 'b' == 'ab'",
    "b'\\u0041' is bytes",
  ])
})

describe('a pattern that RE2 does not support is rejected', () => {
  expectRejected([
    "'abc'.matches('a(?=b)bc')",
    "'aa'.matches('(a)\\\\1')",
    "'abc'.matches('[')",
    "'ab'.matches('(?x)a b')",
    "'a'.matches('a{1001}')",
    "'a'.matches('a**')",
    "'aa'.matches('a++')",
    "'a'.matches('(?>a)')",
    "'a'.matches('\\\\C')",
    "'a'.matches('\\\\p{Alphabetic}')",
    "'a'.matches('\\\\p{Script=Latin}')",
    "'a'.matches('\\\\Z')",
    "'a'.matches('a\\\\Z')",
    "'a'.matches('\\\\h')",
    "'a'.matches('\\\\u0061')",
    "'a'.matches('\\\\cA')",
    "'a'.matches('(')",
    "'a'.matches('a)')",
    "'a'.matches('*a')",
    "'a'.matches('[b-a]')",
    "'a'.matches('\\\\x{110000}')",
    "'a'.matches('a{2}{3}')",
    "'a'.matches('(?i')",
    "'a'.matches('(?-)a')",
    "'a'.matches('(?P<x>a)(?P<x>b)')",
    "'a'.matches('(?P=x)')",
    "'a'.matches('\\\\1')",
    "'a'.matches('\\\\')",
  ])
})

// RE2 accepts an escape only before ASCII punctuation. Google's Firestore emulator differs: its RE2/J accepts \é.
describe('an escaped non-ASCII letter is rejected', () => {
  expectRejected(["'é'.matches('\\\\é')", "'é'.matches('[\\\\é]')"])
})

import { describe, expect, test } from 'vitest'
import { matchesWhole, replaceAll, splitBy } from '../../../emulators/storage-rules/re2/use'

describe('(?i) takes letters of any case', () => {
  test.each([
    ['a letter', '(?i)a', 'A'],
    ['a range', '(?i)[a-c]+', 'aBC'],
    ['a letter beyond ASCII', '(?i)é', 'É'],
    ['a letter of three forms', '(?i)k', '\u212a'],
    ['a quoted text', '(?i)\\Qa.b\\E', 'A.B'],
    ['a class of one case', '(?i)\\p{Lu}', 'a'],
    ['an escape', '(?i)\\x61', 'A'],
    ['its group alone', '(?i:a)b', 'Ab'],
    ['what follows it', 'a(?i)b', 'aB'],
    ['up to the end of its group', '(?:(?i)a)b', 'Ab'],
    ['until it is switched off', '(?i)a(?-i)b', 'Ab'],
  ])('%s: %s takes %s', (_, pattern, subject) => {
    expect(matchesWhole(subject, pattern)).toBe(true)
  })

  test.each([
    ['without it', 'a', 'A'],
    ['behind its group', '(?i:a)b', 'AB'],
    ['before it', 'a(?i)b', 'AB'],
    ['behind the group it stands in', '(?:(?i)a)b', 'AB'],
    ['a negated class', '(?i)[^a]', 'A'],
  ])('not %s: %s and %s', (_, pattern, subject) => {
    expect(matchesWhole(subject, pattern)).toBe(false)
  })
})

describe('the other flags', () => {
  test.each([
    ['s: a dot takes a line break', '(?s)a.b', 'a\nb', true],
    ['without s it does not', 'a.b', 'a\nb', false],
    ['m: $ and ^ stand at line breaks', '(?m)a$\\n^b', 'a\nb', true],
    ['without m they do not', 'a$\\n^b', 'a\nb', false],
  ])('%s', (_, pattern, subject, isTaken) => {
    expect(matchesWhole(subject, pattern)).toBe(isTaken)
  })

  test('U: what was greedy is lazy, and the other way round', () => {
    expect(replaceAll('aaa', '(?U)a+', 'x')).toBe('xxx')
    expect(replaceAll('aaa', '(?U)a+?', 'x')).toBe('x')
  })
})

describe('POSIX classes', () => {
  test.each([
    ['[[:alpha:]]', 'b', '1'],
    ['[[:digit:][:punct:]]', '-', 'a'],
    ['[[:^digit:]]', 'a', '1'],
    ['[^[:^digit:]]', '1', 'a'],
    ['[^[:space:]]', 'a', ' '],
    ['[[:xdigit:]_]', '_', 'g'],
  ])('%s takes %j and not %j', (pattern, taken, left) => {
    expect(matchesWhole(taken, pattern)).toBe(true)
    expect(matchesWhole(left, pattern)).toBe(false)
  })
})

describe('splitting and replacing', () => {
  test.each([
    ['a,b,,c', ',', ['a', 'b', '', 'c']],
    ['a,b,,', ',', ['a', 'b']],
    ['', ',', ['']],
    ['abc', '', ['', 'a', 'b', 'c']],
  ])('%j split by %j', (subject, pattern, pieces) => {
    expect(splitBy(subject, pattern)).toEqual(pieces)
  })

  test.each([
    ['no such number', 'a', '$1'],
    ['no such name', 'a', '${x}'],
    ['a name from JavaScript', '(?P<n>a)', '${constructor}'],
  ])('a substitute for a group that is not there is an error: %s', (_, pattern, substitute) => {
    expect(() => replaceAll('a', pattern, substitute)).toThrow(/no group/)
  })
})

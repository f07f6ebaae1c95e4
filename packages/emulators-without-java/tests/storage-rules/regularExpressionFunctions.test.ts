import { describe, expect, test } from 'vitest'
import { RulesEvaluationError } from '../../storage-rules/values/evaluationError'
import {
  compileRulesRegex,
  matchesRulesRegex,
  replaceByRulesRegex,
  splitByRulesRegex,
} from '../../storage-rules/values/regularExpression'

describe('the flag i', () => {
  test.each([
    ['a letter', '(?i)a', 'A'],
    ['a range', '(?i)[a-c]+', 'aBC'],
    ['a letter beyond ASCII', '(?i)é', 'É'],
    ['a letter with three forms', '(?i)k', '\u212a'],
    ['quoted text', '(?i)\\Qa.b\\E', 'A.B'],
    ['a class of one case', '(?i)\\p{Lu}', 'a'],
    ['an escape sequence', '(?i)\\x61', 'A'],
    ['its own group', '(?i:a)b', 'Ab'],
    ['the rest of the pattern', 'a(?i)b', 'aB'],
    ['the rest of its group', '(?:(?i)a)b', 'Ab'],
    ['the part before it is switched off', '(?i)a(?-i)b', 'Ab'],
  ])('ignores the case of %s', (_, pattern, subject) => {
    expect(matchesRulesRegex(subject, pattern)).toBe(true)
  })

  test.each([
    ['a pattern without it', 'a', 'A'],
    ['the part after its own group', '(?i:a)b', 'AB'],
    ['the part before it', 'a(?i)b', 'AB'],
    ['the part after the group that contains it', '(?:(?i)a)b', 'AB'],
    ['letters that a negated class excludes', '(?i)[^a]', 'A'],
  ])('does not extend to %s', (_, pattern, subject) => {
    expect(matchesRulesRegex(subject, pattern)).toBe(false)
  })
})

describe('the flags s, m and U', () => {
  test.each([
    ['s lets a dot match a line break', '(?s)a.b', 'a\nb', true],
    ['without s a dot does not match a line break', 'a.b', 'a\nb', false],
    ['m lets ^ and $ match at line breaks', '(?m)a$\\n^b', 'a\nb', true],
    ['without m ^ and $ match only at the ends', 'a$\\n^b', 'a\nb', false],
  ])('%s', (_, pattern, subject, isMatch) => {
    expect(matchesRulesRegex(subject, pattern)).toBe(isMatch)
  })

  test('U swaps greedy and lazy quantifiers', () => {
    expect(replaceByRulesRegex('aaa', '(?U)a+', 'x')).toBe('xxx')
    expect(replaceByRulesRegex('aaa', '(?U)a+?', 'x')).toBe('x')
  })
})

describe('character classes', () => {
  test.each([
    ['[[:alpha:]]', 'b', '1'],
    ['[[:digit:][:punct:]]', '-', 'a'],
    ['[[:^digit:]]', 'a', '1'],
    ['[^[:^digit:]]', '1', 'a'],
    ['[^[:space:]]', 'a', ' '],
    ['[[:xdigit:]_]', '_', 'g'],
    ['\\p{Greek}', 'α', 'a'],
    ['\\p{^Greek}', 'a', 'α'],
  ])('%s matches %j and not %j', (pattern, match, other) => {
    expect(matchesRulesRegex(match, pattern)).toBe(true)
    expect(matchesRulesRegex(other, pattern)).toBe(false)
  })

  test.each(['\\p{Alphabetic}', '\\P{White_Space}', '[\\p{^Emoji}]', '\\p{Nothing}'])(
    '%s is not a class of RE2',
    (pattern) => {
      expect(() => compileRulesRegex(pattern)).toThrow(RulesEvaluationError)
    },
  )

  test.each(['\\Q\\p{Alphabetic}\\E', '\\\\p{Alphabetic}'])('%s contains no class', (pattern) => {
    expect(() => compileRulesRegex(pattern)).not.toThrow()
  })
})

describe('splitting and replacing', () => {
  test.each([
    ['a,b,,c', ',', ['a', 'b', '', 'c']],
    ['a,b,,', ',', ['a', 'b']],
    ['', ',', ['']],
    ['abc', '', ['', 'a', 'b', 'c']],
  ])('%j split by %j', (subject, pattern, parts) => {
    expect(splitByRulesRegex(subject, pattern)).toEqual(parts)
  })

  test.each([
    ['a$b', 'a$b'],
    ['\\$1', '$1'],
    ['a\\', 'a\\'],
    ['$1$', 'x$'],
    ['\\\\$1', '\\x'],
  ])('the replacement %j inserts %j', (replacement, inserted) => {
    expect(replaceByRulesRegex('x', '(x)', replacement)).toBe(inserted)
  })

  test.each([
    ['an unknown number', 'a', '$1'],
    ['an unknown name', 'a', '${x}'],
    ['a property name of JavaScript objects', '(?P<n>a)', '${constructor}'],
    ['an unclosed name', '(?P<n>a)', '${n'],
  ])('a replacement with %s is an error', (_, pattern, replacement) => {
    expect(() => replaceByRulesRegex('a', pattern, replacement)).toThrow(RulesEvaluationError)
  })
})

// A backtracking engine needs exponential time for these patterns and would not finish.
describe('patterns that would backtrack exponentially', () => {
  const letters = 'a'.repeat(10_000)

  test.each(['(a+)+', '(a|a)*', '(a|aa)+', '(.*)*', '(a*)*b|(a+)+'])('%s decides 10,000 letters', (group) => {
    expect(matchesRulesRegex(letters, group)).toBe(true)
    expect(matchesRulesRegex(`${letters}!`, `(?:${group})c`)).toBe(false)
  })

  test('split and replace a long string', () => {
    expect(splitByRulesRegex(`${letters},b`, '(a+)+,')).toEqual(['', 'b'])
    expect(replaceByRulesRegex(`${letters},b`, '(a+)+,', '')).toBe('b')
  })
})

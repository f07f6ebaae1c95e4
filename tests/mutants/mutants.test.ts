import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../emulators/config'
import { checkRules } from '../../emulators/storage-rules/checkRules'
import { mutantLine } from './generate/mutant'
import { mutantsOf } from './generate/mutants'

function rulesWith(condition: string, functions = ''): string {
  return `rules_version = '2';
service cloud.firestore {
  match /notes/{note} {
    allow get: if ${condition};
    ${functions}
  }
}
`
}

/** What becomes of a condition: each mutant of it by its text, in the order of the report. */
function mutationsOf(condition: string): string[] {
  const before = rulesWith('').split(';\n    \n')[0] ?? ''
  return mutantsOf('firestore.rules', rulesWith(condition)).map(({ rules }) => {
    const end = rules.indexOf(';\n    \n')
    return rules.slice(before.length, end)
  })
}

describe('a condition is', () => {
  test('dropped and negated', () => {
    expect(mutationsOf('isMine()')).toEqual(['true', 'false', '!(isMine())'])
  })

  test('never mutated into itself', () => {
    expect(mutationsOf('true')).toEqual(['false', '!(true)'])
  })

  test('dropped from among others, each operand of a chain by itself', () => {
    expect(mutationsOf('a() && b() && c()')).toEqual(
      expect.arrayContaining(['true && b() && c()', 'a() && true && c()', 'a() && b() && true']),
    )
    expect(mutationsOf('a() || b()')).toEqual(expect.arrayContaining(['false || b()', 'a() || false']))
  })

  test('dropped and negated within parentheses and behind a not', () => {
    expect(mutationsOf('a() && !(b() || c())')).toEqual(
      expect.arrayContaining([
        'a() && true',
        'a() && !(false || c())',
        'a() && !(b() || !(c()))',
        'a() && (b() || c())',
      ]),
    )
  })

  test('negated as a whole', () => {
    expect(mutationsOf('a() && b()')).toContain('!(a() && b())')
  })

  test('negated, where it is an equality, by the other operator', () => {
    expect(mutationsOf('note == "a"')).toEqual(['true', 'false', 'note != "a"'])
    expect(mutationsOf('note != "a"')).toEqual(['true', 'false', 'note == "a"'])
  })
})

describe('a boundary is moved by one', () => {
  test.each([
    ['<', '<='],
    ['<=', '<'],
    ['>', '>='],
    ['>=', '>'],
  ])('of %s', (operator, moved) => {
    expect(mutationsOf(`note.size() ${operator} most`)).toContain(`note.size() ${moved} most`)
  })

  test('of a number, wherever it stands', () => {
    expect(mutationsOf('isLine(note, 120)')).toEqual(
      expect.arrayContaining(['isLine(note, 119)', 'isLine(note, 121)']),
    )
    expect(mutationsOf("request.time < at + duration.value(30, 's')")).toEqual(
      expect.arrayContaining([
        "request.time < at + duration.value(29, 's')",
        "request.time < at + duration.value(31, 's')",
      ]),
    )
  })

  test.each([
    ['a*', ['a{1,}']],
    ['a+', ['a{0,}', 'a{2,}']],
    ['a?', ['a{1,1}', 'a{0,0}', 'a{0,2}']],
    ['a{3}', ['a{2,3}', 'a{3,4}']],
    ['a{0,4}', ['a{1,4}', 'a{0,3}', 'a{0,5}']],
    ['a{2,}', ['a{1,}', 'a{3,}']],
    ['(?s)[+*?].', []],
    [
      String.raw`\\+\\x{41}\\p{L}?`,
      [1, 0, 2].map((most) => String.raw`\\+\\x{41}\\p{L}{${most === 1 ? 1 : 0},${most}}`),
    ],
  ])('of a quantifier: %s', (pattern, moved) => {
    const mutations = mutationsOf(`note.matches('${pattern}')`).filter((text) => text.startsWith('note'))
    expect(mutations).toEqual(moved.map((each) => `note.matches('${each}')`))
  })

  test.each([
    ['[b-y]', ['[a-y]', '[c-y]', '[b-x]', '[b-z]']],
    ['[1-9]', ['[0-9]', '[2-9]', '[1-8]', String.raw`[1-\\x{3A}]`]],
    ['[a_-]', []],
    [
      String.raw`[^\\x{202A}-\\x{202A}]`,
      [String.raw`[^\\x{2029}-\\x{202A}]`, String.raw`[^\\x{202A}-\\x{202B}]`],
    ],
  ])('of a range of characters: %s', (pattern, moved) => {
    const mutations = mutationsOf(`note.matches('${pattern}')`).filter((text) => text.startsWith('note'))
    expect(mutations).toEqual(moved.map((each) => `note.matches('${each}')`))
  })

  test('of a regular expression that a function makes, and of no other text', () => {
    const rules = rulesWith("note.matches('a' + form()) && note == 'b+'", "function form() { return 'c+'; }")
    const moved = mutantsOf('firestore.rules', rules).filter(({ within }) => within === 'form')
    expect(moved.map(({ mutated }) => mutated)).toEqual(["'c{0,}'", "'c{2,}'"])
  })
})

describe('conditions are found', () => {
  test('in the functions that they call, and in what these name', () => {
    const functions = 'function isMine(note) { let open = note.open; return open && note.mine; }'
    const mutants = mutantsOf('firestore.rules', rulesWith('isMine(note)', functions))
    expect(mutants.map(({ within, mutated }) => `${within}: ${mutated}`)).toEqual(
      expect.arrayContaining(['isMine: !(note.open)', 'isMine: !(note.mine)', 'isMine: !(open)']),
    )
  })
})

describe('a mutant', () => {
  test('says where it is, and what it was', () => {
    const [mutant] = mutantsOf('firestore.rules', rulesWith('a() && b()')).filter(
      ({ mutated }) => mutated === '!(b())',
    )
    expect(mutant && mutantLine(mutant)).toBe(
      'firestore.rules:4:26 (/notes/{note}: allow get): b()  →  !(b())',
    )
  })

  test.each(['firestore.rules', 'storage.rules'] as const)('of %s is sound', (file) => {
    const mutants = mutantsOf(file, readFileSync(join(root, file), 'utf8'))
    expect(mutants.length).toBeGreaterThan(0)
    for (const { rules } of file === 'storage.rules' ? mutants : [])
      expect(checkRules(rules).filter(({ severity }) => severity === 'error')).toEqual([])
    expect(new Set(mutants.map(({ rules }) => rules)).size).toBe(mutants.length)
  })
})

import { describe, expect, test } from 'vitest'
import { checkRules } from '../../emulators-without-java/storage-rules/checkRules'
import { generateMutants } from '../generate/generateMutants'
import { formatMutant } from '../generate/mutant'

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

/** The mutated text of a condition, for each mutant of it. */
function mutationsOf(condition: string): string[] {
  const before = rulesWith('').split(';\n    \n')[0] ?? ''
  return generateMutants('firestore.rules', rulesWith(condition)).map(({ rules }) => {
    const end = rules.indexOf(';\n    \n')
    return rules.slice(before.length, end)
  })
}

describe('a condition', () => {
  test('is replaced by true and by false, and negated', () => {
    expect(mutationsOf('isMine()')).toEqual(['true', 'false', '!(isMine())'])
  })

  test('is never replaced by itself', () => {
    expect(mutationsOf('true')).toEqual(['false', '!(true)'])
  })

  test('loses each operand of a chain of && or ||', () => {
    expect(mutationsOf('a() && b() && c()')).toEqual(
      expect.arrayContaining(['true && b() && c()', 'a() && true && c()', 'a() && b() && true']),
    )
    expect(mutationsOf('a() || b()')).toEqual(expect.arrayContaining(['false || b()', 'a() || false']))
  })

  test('is also mutated in parentheses and after a negation', () => {
    expect(mutationsOf('a() && !(b() || c())')).toEqual(
      expect.arrayContaining([
        'a() && true',
        'a() && !(false || c())',
        'a() && !(b() || !(c()))',
        'a() && (b() || c())',
      ]),
    )
  })

  test('is negated as a whole', () => {
    expect(mutationsOf('a() && b()')).toContain('!(a() && b())')
  })

  test('that is an equality is negated by the other operator', () => {
    expect(mutationsOf('note == "a"')).toEqual(['true', 'false', 'note != "a"'])
    expect(mutationsOf('note != "a"')).toEqual(['true', 'false', 'note == "a"'])
  })
})

describe('boundary mutators move', () => {
  test.each([
    ['<', '<='],
    ['<=', '<'],
    ['>', '>='],
    ['>=', '>'],
  ])('the boundary of %s', (operator, moved) => {
    expect(mutationsOf(`note.size() ${operator} most`)).toContain(`note.size() ${moved} most`)
  })

  test('every integer by one', () => {
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
  ])('the bounds of a quantifier by one: %s', (pattern, moved) => {
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
  ])('the bounds of a character range by one: %s', (pattern, moved) => {
    const mutations = mutationsOf(`note.matches('${pattern}')`).filter((text) => text.startsWith('note'))
    expect(mutations).toEqual(moved.map((each) => `note.matches('${each}')`))
  })

  test('bounds in a regular expression from a function, but not in other strings', () => {
    const rules = rulesWith("note.matches('a' + form()) && note == 'b+'", "function form() { return 'c+'; }")
    const moved = generateMutants('firestore.rules', rules).filter(({ within }) => within === 'form')
    expect(moved.map(({ mutated }) => mutated)).toEqual(["'c{0,}'", "'c{2,}'"])
  })
})

describe('mutators', () => {
  test('follow function calls and let variables', () => {
    const functions = 'function isMine(note) { let open = note.open; return open && note.mine; }'
    const mutants = generateMutants('firestore.rules', rulesWith('isMine(note)', functions))
    expect(mutants.map(({ within, mutated }) => `${within}: ${mutated}`)).toEqual(
      expect.arrayContaining(['isMine: !(note.open)', 'isMine: !(note.mine)', 'isMine: !(open)']),
    )
  })
})

describe('a mutant', () => {
  test('is reported with its position and its original text', () => {
    const [mutant] = generateMutants('firestore.rules', rulesWith('a() && b()')).filter(
      ({ mutated }) => mutated === '!(b())',
    )
    expect(mutant && formatMutant(mutant)).toBe(
      'firestore.rules:4:26 (/notes/{note}: allow get): b()  →  !(b())',
    )
  })

  test('is unique and has no syntax error', () => {
    const rules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o/notes/{note} {
    function isSmall(file) { return file.size > 0 && file.size <= 1024; }
    allow get;
    allow write: if request.auth.uid == 'ada' && (isSmall(request.resource) || note.matches('[a-z]{1,8}'));
  }
}
`
    const mutants = generateMutants('storage.rules', rules)
    expect(mutants.length).toBeGreaterThan(15)
    for (const mutant of mutants)
      expect(checkRules(mutant.rules).filter(({ severity }) => severity === 'error')).toEqual([])
    expect(new Set(mutants.map((mutant) => mutant.rules)).size).toBe(mutants.length)
  })
})

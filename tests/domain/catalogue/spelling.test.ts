import { describe, expect, test } from 'vitest'
import { countTypos } from '../../../domain/catalogue/spelling'
import { splitSearchWords } from '../../../domain/catalogue/splitSearchWords'

describe('splitSearchWords', () => {
  test.each([
    ['Òrí', ['ori']],
    ['Ọṣẹ dúdú', ['ose', 'dudu']],
    ['ƙwaƙwa', ['kwakwa']],
    ['Cupuaçu', ['cupuacu']],
    ['blue-green ALGAE (dried)', ['blue', 'green', 'algae', 'dried']],
    ['🌿 …', []],
    ['', []],
  ])('%s: accents, capitals and signs count for nothing', (text, words) =>
    expect(splitSearchWords(text)).toEqual(words),
  )
})

describe('countTypos', () => {
  test.each<[string, string, number | undefined, string]>([
    ['shea', 'shea', 0, 'an equal word'],
    ['sh', 'shea', 0, 'a prefix'],
    ['shae', 'shea', 1, 'two swapped letters'],
    ['tumeric', 'turmeric', 1, 'a missing letter'],
    ['turmeriic', 'turmeric', 1, 'an added letter'],
    ['lavander', 'lavender', 1, 'a replaced letter'],
    ['cammomile', 'chamomile', 2, 'two typos in a long word'],
    ['cinam', 'cinnamon', 1, 'a prefix with a typo'],
    ['oul', 'oil', undefined, 'no typo in three letters'],
    ['shxx', 'shea', undefined, 'one typo at most in four letters'],
    ['olxvx', 'olive', undefined, 'one typo at most in five letters'],
    ['garlic', 'garin', undefined, 'the limit of the shorter word'],
    ['lxvxndxr', 'lavender', undefined, 'two typos at most in any word'],
    ['shea', 'she', undefined, 'a word shorter than the input'],
    ['zzzz', 'seed', undefined, 'no common letters'],
    ['', 'seed', 0, 'an empty input'],
  ])('%s for %s: %s (%s)', (input, word, typos) => expect(countTypos(input, word)).toBe(typos))
})

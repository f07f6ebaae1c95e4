import { describe, expect, test } from 'vitest'
import { slipsBetween, wordsOf } from '../../web/domain/spelling'

describe('the words of a name', () => {
  test.each([
    ['Òrí', ['ori']],
    ['Ọṣẹ dúdú', ['ose', 'dudu']],
    ['ƙwaƙwa', ['kwakwa']],
    ['Cupuaçu', ['cupuacu']],
    ['blue-green ALGAE (dried)', ['blue', 'green', 'algae', 'dried']],
    ['🌿 …', []],
    ['', []],
  ])('%s: accents, capitals and signs count for nothing', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

describe('slips between a typed word and a word', () => {
  test.each<[string, string, number | undefined, string]>([
    ['shea', 'shea', 0, 'the same'],
    ['sh', 'shea', 0, 'the beginning, still being typed'],
    ['shae', 'shea', 1, 'two letters that changed places'],
    ['tumeric', 'turmeric', 1, 'a letter too few'],
    ['turmeriic', 'turmeric', 1, 'a letter too many'],
    ['lavander', 'lavender', 1, 'a wrong letter'],
    ['cammomile', 'chamomile', 2, 'two slips in a long word'],
    ['cinam', 'cinnamon', 1, 'the beginning with a slip'],
    ['oul', 'oil', undefined, 'three letters allow none'],
    ['shxx', 'shea', undefined, 'four letters allow one'],
    ['olxvx', 'olive', undefined, 'five letters allow one'],
    ['garlic', 'garin', undefined, 'the shorter word decides'],
    ['lxvxndxr', 'lavender', undefined, 'none allows three'],
    ['shea', 'she', undefined, 'a word that is shorter than what was typed'],
    ['zzzz', 'seed', undefined, 'nothing in common'],
    ['', 'seed', 0, 'nothing typed yet'],
  ])('%s for %s: %s (%s)', (typed, word, slips) => {
    expect(slipsBetween(typed, word)).toBe(slips)
  })
})

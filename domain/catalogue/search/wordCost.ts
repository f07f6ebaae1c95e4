import { countTypos } from '../spelling'
import type { IndexedWord, Occurrence } from './searchIndex'
import { toSound } from './searchWords'

// The lower the cost, the earlier the product is shown: the same word, the beginning of a word, a word that sounds alike,
// a word with typos. The kind of text that has the word decides between equal spellings. See decision 036.
const spellingCosts = { beginning: 0.1, sound: 0.5, typo: 1 }
const kindCosts = { name: 0, otherName: 0.02, category: 0.2, use: 0.2 }
const rankCost = 0.001

const minSoundLengthWithTypos = 6
const maxSilentLetters = 3

// The last word of a search may be incomplete, because the visitor is still typing it.
const minBeginning = { lastWord: 2, otherWords: 5 }

type QueryWord = { word: string; sound: string; isLast: boolean }

type Spelling = { typos: number; cost: number }

export function compareSpelling(query: QueryWord, indexed: IndexedWord<unknown>): Spelling | undefined {
  const { word } = indexed
  if (word === query.word) return { typos: 0, cost: 0 }
  const minLength = query.isLast ? minBeginning.lastWord : minBeginning.otherWords
  if (query.word.length >= minLength && word.startsWith(query.word))
    return { typos: 0, cost: spellingCosts.beginning }
  const bySound = compareSounds(query, indexed)
  if (bySound?.typos === 0) return bySound
  const typos = countTypos(query.word, word)
  const byTypos = typos ? { typos, cost: typos * spellingCosts.typo } : undefined
  return bySound && bySound.cost < (byTypos?.cost ?? Infinity) ? bySound : byTypos
}

function compareSounds(query: QueryWord, indexed: IndexedWord<unknown>): Spelling | undefined {
  if (
    !areOfSimilarLength(query.word, indexed.word, maxSilentLetters) ||
    !startAlike(query.word, indexed.word)
  )
    return undefined
  const sound = (indexed.sound ??= toSound(indexed.word))
  if (sound === query.sound) return { typos: 0, cost: spellingCosts.sound }
  if (Math.max(sound.length, query.sound.length) < minSoundLengthWithTypos) return undefined
  const typos = countTypos(query.sound, sound)
  return typos && areOfSimilarLength(query.sound, sound, typos)
    ? { typos, cost: spellingCosts.sound + typos * spellingCosts.typo }
    : undefined
}

/** The cost of a word of a text for a search; undefined if the words are probably similar by chance. */
export function getWordCost(
  query: QueryWord,
  { word }: IndexedWord<unknown>,
  { typos, cost }: Spelling,
  { kind, rank }: Occurrence<unknown>,
): number | undefined {
  const isLikely =
    typos > 0
      ? isLikelyTypo(query.word, word, typos, kind)
      : kind !== 'use' || cost !== spellingCosts.beginning
  return isLikely ? cost + kindCosts[kind] + rank * rankCost : undefined
}

/** Short words of two languages are often similar: other names allow fewer typos than names. Uses allow none. */
function isLikelyTypo(
  input: string,
  word: string,
  typos: number,
  kind: Occurrence<unknown>['kind'],
): boolean {
  const minLength = Math.min(input.length, word.length)
  if (kind === 'name') return startAlike(input, word) || minLength > 5
  if (kind !== 'otherName' || !startAlike(input, word) || !areOfSimilarLength(input, word, typos))
    return false
  // In a word of four letters, one of the two in the middle may differ: 'ufie' for 'uhie'.
  return minLength >= 2 + 3 * typos || (minLength === 4 && typos === 1 && input.slice(-1) === word.slice(-1))
}

function startAlike(input: string, word: string): boolean {
  return input.startsWith(word.slice(0, 1)) || getFirstSound(input) === getFirstSound(word)
}

function getFirstSound(word: string): string {
  return toSound(word.slice(0, 2)).slice(0, 1)
}

/** Whether an input with so many added or missing letters may be the whole word, and not the beginning of a longer one. */
function areOfSimilarLength(input: string, word: string, maxDifference: number): boolean {
  return Math.abs(input.length - word.length) <= maxDifference
}

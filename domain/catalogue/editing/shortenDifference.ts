import { truncateText } from '../../validation/text'

/** Both texts are shown whole if neither is longer, in UTF-16 units. */
const maxWholeLength = 120
const maxShownLength = 300
/** How many words around the difference are shown on either side. */
const contextWords = 4

/** Shortens two long texts to where they differ, with some words around it. '…' stands for what is left out. */
export function shortenDifference(before: string, after: string): [before: string, after: string] {
  if (Math.max(before.length, after.length) <= maxWholeLength) return [before, after]
  const [words, otherWords] = [splitWords(before), splitWords(after)]
  const start = countSame(words, otherWords)
  const end = countSame(words.slice(start).reverse(), otherWords.slice(start).reverse())
  return [showPart(words, start, end), showPart(otherWords, start, end)]
}

/** The words of a text, each with the spaces and line breaks after it. */
function splitWords(text: string): string[] {
  return text.match(/\s*\S+\s*/g) ?? []
}

function countSame(words: readonly string[], others: readonly string[]): number {
  const index = words.findIndex((word, place) => word !== others[place])
  return index === -1 ? words.length : index
}

/** The words between `start` and the last `end` ones, with their context. */
function showPart(words: readonly string[], start: number, end: number): string {
  const first = Math.max(0, start - contextWords)
  const last = Math.min(words.length, words.length - end + contextWords)
  const text = words.slice(first, last).join('')
  const shown = text.length > maxShownLength ? truncateText(text, maxShownLength) : text
  const isCut = shown !== text || last < words.length
  return `${first > 0 ? '…' : ''}${isCut ? `${shown.trimEnd()}…` : shown}`
}

// Unicode normalization keeps Hausa's hooked letters such as ɓ, but many keyboards have only the plain letters.
const hookedLetters: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' }

export function splitSearchWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[ɓɗƙƴ]/g, (letter) => hookedLetters[letter] ?? letter).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Splits a text into search words in the singular: 'Neem Leaves' gives 'neem' and 'leaf'. */
export function getSearchWords(text: string): string[] {
  return splitSearchWords(text).map(toSingular)
}

/** A text as searches compare it: in the singular, without case, accents and punctuation. */
export function toSearchKey(text: string): string {
  return getSearchWords(text).join(' ')
}

// What matters is that a plural and its singular become equal: 'smoothy' for both 'smoothie' and 'smoothies'.
function toSingular(word: string): string {
  if (word.length < 4 || !/[se]$/.test(word)) return word
  return word
    .replace(/leaves?$/, 'leaf')
    .replace(/(..)oes?$/, '$1o')
    .replace(/(..[^aeiou])ies?$/, '$1y')
    .replace(/(.(?:x|[cs]h|[isu]s))es?$/, '$1')
    .replace(/([^isu])s$/, '$1')
}

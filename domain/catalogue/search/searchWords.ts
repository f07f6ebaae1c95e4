import { splitSearchWords } from '../splitSearchWords'

/** Splits a text into search words in the singular: 'Neem Leaves' gives 'neem' and 'leaf'. */
export function getSearchWords(text: string): string[] {
  return splitSearchWords(text).map(toSingular)
}

/** Brings a word to a form in which words that sound alike are equal: 'laali' and 'lali', 'kamwood' and 'camwood'. */
export function toSound(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/([gkrt])h/g, '$1')
    .replace(/ck|c(?![ehiy])/g, 'k')
    .replace(/z|c(?=[eiy])/g, 's')
    .replace(/y/g, 'i')
    .replace(/j/g, 'g')
    .replace(/(.)\1+/g, '$1')
}

// Nouns in -y and -ie end in -i here, because both have plurals in -ies: 'berries', 'smoothies'.
function toSingular(word: string): string {
  if (word.length < 4 || !/[sey]$/.test(word)) return word
  return word
    .replace(/leaves?$/, 'leaf')
    .replace(/oes$/, 'o')
    .replace(/([^isu])s$/, '$1')
    .replace(/(..)y$|(..[^aeiou])ie$/, '$1$2i')
}

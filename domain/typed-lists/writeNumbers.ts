import { findMeasure } from './measures'

const numberWords = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
]
const numbers = new Map([
  ...numberWords.map((word, index) => [word, String(index + 1)] as const),
  ...['thirty', 'forty', 'fifty'].map((word, index) => [word, String(10 * (index + 3))] as const),
])

/** Writes number words as digits: 'two and a half kilos' is '2½ kilos', and 'half a litre' '½ litre'. */
export function writeNumbers(text: string): string {
  return text
    .replace(/[\p{L}\p{M}]+/gu, (word) => numbers.get(word.toLowerCase()) ?? word)
    .replace(
      /(^|[^\p{L}\p{M}])(?:an?\s+)?(half|quarter)(?![\p{L}\p{M}])(?:\s+(?:of\s+)?an?\b)?/giu,
      (_, before: string, word: string) => before + (word.toLowerCase() === 'half' ? '½' : '¼'),
    )
    .replace(/(\d)\s*(?:and|n|&)\s*(?=[½¼])/gi, '$1')
    .replace(/(^|[^\p{L}\p{M}])an?(?=\s+([\p{L}\p{M}]+))/giu, (article, before: string, word: string) =>
      findMeasure(word) === undefined ? article : `${before}1`,
    )
}

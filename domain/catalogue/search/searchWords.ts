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

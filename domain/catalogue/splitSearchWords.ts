// Unicode normalization keeps Hausa's hooked letters such as ɓ, but many keyboards have only the plain letters.
const hookedLetters: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' }

export function splitSearchWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[ɓɗƙƴ]/g, (letter) => hookedLetters[letter] ?? letter).match(/[\p{L}\p{N}]+/gu) ?? []
}

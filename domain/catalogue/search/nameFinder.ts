import { countDifferences } from '../spelling'
import { addForms, correctForm, getNameWords, shortenName, splitForm } from './nameWords'
import { toSound } from './searchWords'

type NamedProduct = { id: string; name: string; otherNames?: readonly string[] }

/** A spelling that names products. A lower rank is closer to the products' own name. */
type Name<P> = { words: readonly string[]; rank: number; products: P[] }

/** Names by the letters without spaces, as in 'bees wax', and by the words in alphabetical order. */
type NamesByKey<P> = Map<string, Name<P>>

/** The part of a name that may be misspelt, and how it sounds once it was compared. */
type Head<P> = { letters: string; sound?: string; products: readonly P[] }

const maxSilentLetters = 3
// Another name with a form is too much of a guess to be misspelt: 'mango oil' is not 'manja oil'.
const maxMisspeltRank = 2

type HeadsByForm<P> = ReadonlyMap<string, Head<P>[]>

/**
 * Creates a function that finds the product of which people write the name, in full, shortened or misspelt; undefined
 * where it could be of two products or of none. Unlike a search it finds nothing by a part of what is written.
 */
export function createNameFinder<P extends NamedProduct>(
  products: readonly P[],
): (text: string) => P | undefined {
  // Most lists are those that the site has written, which need none of this.
  let known: { names: NamesByKey<P>; heads: HeadsByForm<P> } | undefined
  const found = new Map<string, P | undefined>()
  const find = (text: string): P | undefined => {
    // A number that is left over may belong to another product, as in 'omega 3 oil'.
    if (/\d/.test(text)) return undefined
    if (!known) {
      const names = collectNames(products)
      known = { names, heads: groupHeads(names) }
    }
    const candidates = findProducts(known.names, known.heads, getNameWords(text))
    return candidates.length === 1 ? candidates[0] : undefined
  }
  return (text) => {
    if (!found.has(text)) found.set(text, find(text))
    return found.get(text)
  }
}

function findProducts<P>(
  names: NamesByKey<P>,
  heads: HeadsByForm<P>,
  words: readonly string[],
): readonly P[] {
  const exact = findName(names, words)
  if (exact) return exact.products
  const corrected = words.map(correctForm)
  return findName(names, corrected)?.products ?? findMisspelt(heads, corrected)
}

function collectNames<P extends NamedProduct>(products: readonly P[]): NamesByKey<P> {
  const names: NamesByKey<P> = new Map()
  for (const product of products) {
    const name = getNameWords(product.name)
    const otherNames = (product.otherNames ?? []).map(getNameWords)
    const ways = [
      [name],
      otherNames,
      shortenName(name),
      otherNames.flatMap((otherName) => addForms(otherName, name)),
    ]
    for (const [rank, texts] of ways.entries())
      for (const words of texts.filter(({ length }) => length > 0))
        addName(names, { words, rank, products: [product] })
  }
  return names
}

function addName<P extends NamedProduct>(names: NamesByKey<P>, name: Name<P>): void {
  for (const key of getKeys(name.words)) {
    const known = names.get(key)
    if (!known || known.rank > name.rank) names.set(key, name)
    else if (known.rank === name.rank)
      names.set(key, { ...known, products: [...new Set([...known.products, ...name.products])] })
  }
}

function findName<P>(names: NamesByKey<P>, words: readonly string[]): Name<P> | undefined {
  const [letters, sorted] = getKeys(words)
  return names.get(letters) ?? names.get(sorted)
}

function getKeys(words: readonly string[]): [letters: string, sorted: string] {
  return [words.join(''), [...words].sort().join(' ')]
}

/** Groups what may be misspelt by what must be right: the words for the form. */
function groupHeads<P>(names: NamesByKey<P>): HeadsByForm<P> {
  const groups = new Map<string, Head<P>[]>()
  for (const { words, rank, products } of new Set(names.values())) {
    if (rank > maxMisspeltRank) continue
    const { form, letters } = joinHead(words)
    const group = groups.get(form)
    if (group) group.push({ letters, products })
    else groups.set(form, [{ letters, products }])
  }
  return groups
}

function joinHead(words: readonly string[]): { letters: string; form: string } {
  const { head, form } = splitForm(words)
  return { letters: head.join(''), form: form.join(' ') }
}

/** The products whose names are the most similar, and nearly as similar: with two of them nobody knows which is meant. */
function findMisspelt<P>(groups: HeadsByForm<P>, words: readonly string[]): P[] {
  const { letters, form } = joinHead(words)
  const input = { letters, sound: toSound(letters), hasForm: form !== '' }
  const compareAll = (extraTypos: number) =>
    (groups.get(form) ?? []).map((head) => ({ head, cost: compareHeads(input, head, extraTypos) }))
  const lowest = Math.min(...compareAll(0).map(({ cost }) => cost))
  if (lowest === Infinity) return []
  const maxCost = lowest === 0 ? 0 : lowest + 1
  const rivals = compareAll(1).filter(({ cost }) => cost <= maxCost)
  return [...new Set(rivals.flatMap(({ head }) => head.products))]
}

type Input = { letters: string; sound: string; hasForm: boolean }

function compareHeads({ letters, sound, hasForm }: Input, head: Head<unknown>, extraTypos: number): number {
  const extraLetters = Math.abs(letters.length - head.letters.length)
  if (extraLetters > maxSilentLetters) return Infinity
  const headSound = (head.sound ??= toSound(head.letters))
  if (sound === headSound) return 0
  if (!startAlike(letters, head.letters) && !startAlike(sound, headSound)) return Infinity
  const maxTypos = getMaxTypos(letters.length, head.letters.length, hasForm) + extraTypos
  // Without its silent letters, a long name may sound like a short one by chance.
  if (extraLetters > maxTypos) return Infinity
  const typos = countDifferences(letters, head.letters, maxTypos) ?? Infinity
  const soundTypos = countDifferences(sound, headSound, maxTypos) ?? Infinity
  return Math.min(typos, soundTypos + 0.5)
}

function startAlike(input: string, word: string): boolean {
  return word.startsWith(input.slice(0, 1))
}

/** A short word is often another one with a typo; with the right word for the form, it is probably none. */
function getMaxTypos(inputLength: number, nameLength: number, hasForm: boolean): number {
  const length = Math.min(inputLength, nameLength)
  if (hasForm) return length < 4 ? 0 : length < 7 ? 1 : 2
  if (Math.max(inputLength, nameLength) < 6) return 0
  return length < 9 ? 1 : 2
}

import { categories } from '../product'
import { getSearchWords, splitSearchWords } from '../splitSearchWords'

/** The words for a kind of product, which do not name a product by themselves. */
export const kindWords: ReadonlySet<string> = toWordSet(
  ...categories,
  'leaf flower bud pod stick root bark bean nut fruit clay gel paste bar seasoning extract hair skin face body',
)

/** The words around the name of a product: what people say to a shop, amounts and praise. */
export const fillerWords: ReadonlySet<string> = toWordSet(
  'a and are be can do for from get have how i in is me my need of on please some the to want what where which with',
  'you your abeg biko buy cheap cost dey jowo much oga price sell una wan wetin bottle gram kg kilo litre ml',
  'african best clear cold dried dry extra fresh good ground natural nigeria nigerian organic original pressed pure',
  'quality raw real refined unrefined virgin whole drink growth spice',
)

/** What shoppers shorten. The search index has the initials of names, such as 'pko' for Palm Kernel Oil. */
const abbreviations: ReadonlyMap<string, string> = new Map([
  ['eo', 'essential oil'],
  ['e o', 'essential oil'],
  ['evoo', 'olive oil'],
  ['jbco', 'jamaican black castor oil'],
  ['m p', 'melt pour'],
  ['vco', 'coconut oil'],
  ['veg', 'vegetable'],
])
const abbreviationPattern = new RegExp(`\\b(?:${[...abbreviations.keys()].join('|')})\\b`, 'g')
const amountPattern = /^\d+(?:g|kg|l|ml)?$/

/** Splits a search into words, without amounts and with abbreviations written out. */
export function getQueryWords(search: string): string[] {
  const text = splitSearchWords(search).join(' ')
  const fullText = text.replace(abbreviationPattern, (short) => abbreviations.get(short) ?? short)
  return getSearchWords(fullText).filter((word) => !amountPattern.test(word))
}

function toWordSet(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(getSearchWords))
}

import { countDifferences } from '../spelling'
import { getSearchWords } from '../splitSearchWords'
import { getQueryWords, kindWords } from './queryWords'
import { toSound } from './searchWords'

/** How people talk to a shop, and words of praise that hold for all its goods. 'fresh' and 'refined' are other goods. */
const idleWords = toWordSet(
  'a abeg add again also an and biko can dear for get give good have hello hi i is jare jowo just kindly like ma madam',
  'me my need of oga only order pls plz please send sir some sha thank thanks the then to us wan want we will would you',
  'best cold dried dry extra fine natural nigerian organic original pressed pure quality raw real unrefined virgin',
)

/** Words that a name may do without, because the shop has the product in one form alone: 'almond oil', 'palm oil'. */
const optionalWords = toWordSet('activated essential green red sweet vegetable')

/** What the end of a name says of the product's form: 'oil' in 'Coconut Oil'. */
const formWords: ReadonlySet<string> = new Set([...kindWords, 'base'])

/** What is another thing without the word for its form: 'coconut 5' is no oil, and 'black' no seed. */
const insufficientNames = toWordSet(
  'almond aloevera avocado baobab bay beetroot bitter black carrot charcoal cocoa coconut groundnut guava locust mango',
  'marshmallow olive orange orangepeel palm palmkernel peanut pumpkin rose scent soursop sunflower',
  'apple banana cucumber garlic grape lemon lime onion papaya pawpaw pepper pineapple potato rice tea tomato white',
)

const formsBySound = new Map([...formWords].map((word) => [toSound(word), word]))

/** Splits a name, or what a customer wrote for one, into words without those that name nothing. */
export function getNameWords(text: string): string[] {
  return getQueryWords(text).filter((word) => !idleWords.has(word))
}

/** Splits words into the name of a product and the words for its form: 'moringa' and 'leaf powder'. */
export function splitForm(words: readonly string[]): { head: string[]; form: string[] } {
  const start = words.reduce((end, word, index) => (formWords.has(word) ? end : index + 1), 0)
  return { head: words.slice(0, start), form: words.slice(start) }
}

/** The shorter ways to say the name of a product that mean no other: 'almond oil', 'moringa powder', 'shea'. */
export function shortenName(name: readonly string[]): string[][] {
  const named = name.filter((word) => !optionalWords.has(word))
  const { head, form } = splitForm(named)
  const heads = [head, splitForm(name).head].filter((words) => !insufficientNames.has(words.join('')))
  const shortened = heads.flatMap((words) => [words, ...getUsualForms(form).map((word) => [...words, word])])
  return [named, ...shortened, getInitials(name)].filter((words) => words.length > 0)
}

/** The initials of a long name, such as 'pko' of 'Palm Kernel Oil'. */
function getInitials(name: readonly string[]): string[] {
  const hasInitials = name.length > 2 && splitForm(name).form.length > 0
  return hasInitials ? [name.map((word) => word.slice(0, 1)).join('')] : []
}

/** Another name with the words for the product's form: 'ori butter', 'zobo petals', which are called leaves, too. */
export function addForms(otherName: readonly string[], name: readonly string[]): string[][] {
  const { form } = splitForm(name)
  const forms = [...getUsualForms(form), ...(form.includes('petal') ? ['leaf'] : [])]
  return [form, ...forms.map((word) => [word])].map((words) => [...otherName, ...words])
}

/** Of a 'leaf powder', 'powder' says enough; petals are sold as flowers, too. */
function getUsualForms(form: readonly string[]): readonly string[] {
  return form.includes('petal') ? ['petal', 'flower'] : form.slice(-1)
}

/** Corrects a misspelt word for a form: 'oyl', 'buter' and 'powda'. */
export function correctForm(word: string): string {
  const isSimilar = (form: string) =>
    form.length > 4 &&
    form.startsWith(word.charAt(0)) &&
    countDifferences(word.replace(/a$/, 'er'), form, 1) !== undefined
  if (formWords.has(word)) return word
  return formsBySound.get(toSound(word)) ?? [...formWords].find(isSimilar) ?? word
}

function toWordSet(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(getSearchWords))
}

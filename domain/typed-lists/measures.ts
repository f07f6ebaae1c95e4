import type { Unit } from '../catalogue/product'

/** What people measure in: an amount of a product's unit; 'vague' for what has no fixed size, such as a bag. */
type Measure = { unit: Unit; amount: number } | 'vague'

const measureWords: readonly [measure: Measure, words: string][] = [
  [{ unit: 'kg', amount: 1 }, 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes'],
  [{ unit: 'kg', amount: 1 / 1000 }, 'g gm gms gr grm grms grs gram grams gramme grammes'],
  [{ unit: 'litre', amount: 1 }, 'l lt lts ltr ltrs lit lits liter liters litre litres'],
  [{ unit: 'litre', amount: 1 / 1000 }, 'ml mls milliliter milliliters millilitre millilitres'],
  [{ unit: 'litre', amount: 1 / 100 }, 'cl cls'],
  [{ unit: 'piece', amount: 1 }, 'pc pcs pce piece pieces unit units bar bars'],
  [{ unit: 'piece', amount: 12 }, 'dozen dozens'],
  [{ unit: 'bunch', amount: 1 }, 'bunch bunches'],
  ['vague', 'bag bags bottle bottles box boxes bucket buckets bundle bundles can cans carton cartons congo'],
  ['vague', 'crate crates cup cups derica dericas gallon gallons jar jars keg kegs lb lbs modu module mudu'],
  ['vague', 'ounce ounces oz pack packs packet packets paint painter paints pound pounds roll rolls rubber'],
  ['vague', 'rubbers sachet sachets sack sacks spoon spoons tin tins tub tubs wrap wraps'],
]

const measures = new Map(
  measureWords.flatMap(([measure, words]) => words.split(' ').map((word) => [word, measure] as const)),
)

/** Finds what a word such as 'Kilos' or 'mls' measures in; undefined if it is no measure. */
export function findMeasure(word: string): Measure | undefined {
  return measures.get(word.toLowerCase())
}

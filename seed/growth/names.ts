import { type Category, categories } from '../../web/domain/product'

const origins = [
  'Wild',
  'Golden',
  'Kano',
  'Jos',
  'Raw',
  'White',
  'Sunrise',
  'Oyo',
  'Savannah',
  'Coastal',
  'Dark',
]
const plants = [
  'Moringa',
  'Baobab',
  'Hibiscus',
  'Coconut',
  'Neem',
  'Sesame',
  'Ginger',
  'Cocoa',
  'Shea',
  'Tamarind',
]
const manners = [
  'Cold Pressed',
  'Sun Dried',
  'Stone Milled',
  'Hand Sorted',
  'Twice Sifted',
  'Slow Cured',
  'Fresh',
]

/** The nth name of a catalogue that nobody wrote, and its category; no two are alike. */
export function nameOfNth(n: number): { name: string; category: Category } {
  const category = nth(categories, n)
  const inCategory = Math.floor(n / categories.length)
  const origin = nth(origins, inCategory)
  const plant = nth(plants, Math.floor(inCategory / origins.length))
  const batch = Math.floor(inCategory / (origins.length * plants.length))
  const manner = nth(manners, batch)
  const lot = Math.floor(batch / manners.length)
  return { name: `${manner} ${origin} ${plant} ${category}${lot > 0 ? ` ${lot + 1}` : ''}`, category }
}

function nth<Value>(values: readonly Value[], n: number): Value {
  const value = values[n % values.length]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}

import { type Category, categories } from '../../domain/catalogue/product'

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
const processings = [
  'Cold Pressed',
  'Sun Dried',
  'Stone Milled',
  'Hand Sorted',
  'Twice Sifted',
  'Slow Cured',
  'Fresh',
]

/** Generates the name and the category of a synthetic product. Each index gives a different name. */
export function generateProductName(index: number): { name: string; category: Category } {
  const category = getCyclic(categories, index)
  const indexInCategory = Math.floor(index / categories.length)
  const origin = getCyclic(origins, indexInCategory)
  const plant = getCyclic(plants, Math.floor(indexInCategory / origins.length))
  const batch = Math.floor(indexInCategory / (origins.length * plants.length))
  const processing = getCyclic(processings, batch)
  const lot = Math.floor(batch / processings.length)
  return { name: `${processing} ${origin} ${plant} ${category}${lot > 0 ? ` ${lot + 1}` : ''}`, category }
}

function getCyclic<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('The list of values is empty.')
  return value
}

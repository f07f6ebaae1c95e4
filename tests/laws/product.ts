import { kindCases, lawful, optionalCase, requiredCase, unlawful, type LawCase } from './case'
import { imageCases, validImage } from './image'
import { emptiableLineCases, lineCases, textCases } from './words'

export const validProduct = {
  id: '84',
  name: 'Avocado Butter',
  alsoKnownAs: ['Persea gratissima', 'Pia'],
  category: 'Butter',
  description: 'Soft and green.\nKeeps for a year.',
  image: validImage,
  benefits: { first: 'Softens skin', second: 'Seals moisture', third: '' },
  hidden: true,
}

const categories = ['Seed', 'Petals', 'Herbs', 'Spice', 'Others', 'Butter', 'Soap', 'Powder', 'Oil']
const tenNames = Array.from({ length: 10 }, (_, at) => `${at}`.repeat(60))

/** What holds of a text within a field holds of the field: here `put` places the text in it. */
function within(cases: LawCase[], field: string, put: (value: unknown) => unknown): LawCase[] {
  return cases.map(({ says, change, faults }) => ({
    says,
    change: { [field]: put(Object.values(change)[0]) },
    faults: faults.length === 0 ? [] : [field],
  }))
}

function benefitCases(benefit: string): LawCase[] {
  return within(emptiableLineCases(benefit, 200), 'benefits', (value) => ({
    ...validProduct.benefits,
    [benefit]: value,
  }))
}

// Firestore stores no list within a list: its client refuses that before any rule does.
const otherNameCases = lineCases('a name in alsoKnownAs', 60).filter(({ says }) => !says.endsWith('a list'))

const { first, second, third } = validProduct.benefits

export const productCases: readonly LawCase[] = [
  requiredCase('id'),
  ...kindCases('id'),
  ...['', '85', '084', '84 '].map((id) => unlawful(`id is '${id}' in products/84`, { id })),
  requiredCase('name'),
  ...lineCases('name', 120),
  requiredCase('alsoKnownAs'),
  ...kindCases('alsoKnownAs'),
  unlawful('alsoKnownAs is one text', { alsoKnownAs: 'Pia' }),
  lawful('alsoKnownAs is empty', { alsoKnownAs: [] }),
  lawful('alsoKnownAs has ten names', { alsoKnownAs: tenNames }),
  unlawful('alsoKnownAs has eleven names', { alsoKnownAs: [...tenNames, 'Pia'] }),
  ...tenNames.map((_, at) =>
    unlawful(`alsoKnownAs has a bad name at ${at}`, { alsoKnownAs: tenNames.with(at, '\u202E') }),
  ),
  ...within(otherNameCases, 'alsoKnownAs', (value) => ['Pia', value]),
  requiredCase('category'),
  ...kindCases('category'),
  ...categories.map((category) => lawful(`category is ${category}`, { category })),
  ...['', 'butter', 'All', 'Butter '].map((category) => unlawful(`category is '${category}'`, { category })),
  requiredCase('description'),
  ...textCases('description', 2000),
  ...imageCases,
  requiredCase('benefits'),
  unlawful('benefits is null', { benefits: null }),
  unlawful('benefits is a list', { benefits: [first, second, third] }),
  unlawful('benefits lacks the third', { benefits: { first, second } }),
  ...['first', 'second', 'third'].flatMap(benefitCases),
  optionalCase('hidden'),
  lawful('hidden is false', { hidden: false }),
  ...['', 'true', 1, null, {}].map((hidden) => unlawful(`hidden is ${JSON.stringify(hidden)}`, { hidden })),
]

/** Every field at its longest: one decision may evaluate no more than 1,000 expressions. */
export const longestProduct = {
  id: '99999',
  name: 'N'.repeat(120),
  alsoKnownAs: tenNames,
  category: 'Powder',
  description: `${'🌿'.repeat(999)}ab`,
  image: {
    path: `products/99999/${'a/'.repeat(92)}a`,
    width: 10_000,
    height: 10_000,
    placeholder: 'p'.repeat(2000),
  },
  benefits: { first: 'f'.repeat(200), second: 's'.repeat(200), third: 't'.repeat(200) },
  hidden: false,
}

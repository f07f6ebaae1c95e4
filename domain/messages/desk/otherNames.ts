import type { ToneMarkName } from '../../catalogue/editing/toneMarks'

/** The hint below the other names. */
export const otherNamesHint =
  'Botanical, Yoruba, Igbo, Hausa and trade names. Visitors find the product by each of them.'

/** The label of the field for one more name. */
export const newOtherName = 'One more name'

/** The button that adds it. */
export const addOtherName = 'Add'

/** The accessible name of the button that takes a name away. */
export function formatRemove(name: string): string {
  return `Remove ${name}`
}

/** After a name was added. */
export function formatAdded(name: string): string {
  return `${name} added.`
}

/** After a name was taken away. */
export function formatRemoved(name: string): string {
  return `${name} removed.`
}

/** The accessible name of the buttons with letters and marks. */
export const lettersLabel = 'Letters and tone marks'

/** The accessible name of the button of a letter. */
export function formatInsert(letter: string): string {
  return `Insert ${letter}`
}

/** The button that changes between small and capital letters. */
export const capitalLetters = 'Capital letters'

/** The accessible names of the tone marks. */
export const toneMarkLabels: Record<ToneMarkName, string> = {
  grave: 'Low tone, grave accent on the letter before',
  acute: 'High tone, acute accent on the letter before',
  macron: 'Mid tone, macron on the letter before',
}

/** What the field has after a letter or mark was put into it, for screen readers. */
export function formatFieldText(text: string): string {
  return `The name is now: ${text}`
}

/** When a mark has no letter to go on. */
export const letterFirst = 'Write the letter first, then its tone mark.'

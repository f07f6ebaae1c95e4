import { cleanName, isSingleLineText } from '../../validation/text'
import { productFieldLimits } from '../product'

export type OtherNameRefusal = 'empty' | 'invalid' | 'duplicate' | 'tooMany'

/** Adds an other name, with letters and their marks composed; or says why it cannot be added. */
export function addToOtherNames(otherNames: readonly string[], text: string): string[] | OtherNameRefusal {
  const name = cleanName(text)
  if (name === '') return 'empty'
  if (!isSingleLineText(name, productFieldLimits.otherName)) return 'invalid'
  if (otherNames.some((otherName) => toComparable(otherName) === toComparable(name))) return 'duplicate'
  return otherNames.length < productFieldLimits.otherNames ? [...otherNames, name] : 'tooMany'
}

function toComparable(name: string): string {
  return name.normalize().toLowerCase()
}

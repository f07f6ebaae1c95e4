import type { OtherNameRefusal } from '../../catalogue/editing/otherNames'
import type { EditedFieldName, ProductInput } from '../../catalogue/editing/productInput'
import { productFieldLimits } from '../../catalogue/product'

const lineBreakPattern = /\p{Cc}/u

/** What is wrong with a text that the law of products refuses, and how to mend it. */
function describeText(name: string, text: string, maximum: number): string {
  if (text.trim() === '') return `Please write ${name}.`
  if (text.length > maximum)
    return `This has ${formatCount(text.length)} of at most ${formatCount(maximum)} characters. Please shorten it by ${formatCount(text.length - maximum)}.`
  if (lineBreakPattern.test(text)) return 'This has hidden characters, such as a tab. Please type it again.'
  return 'Please use letters or digits, and type it by hand if you have pasted it.'
}

function formatCount(count: number): string {
  return count.toLocaleString('en')
}

/** What is wrong with a benefit. An empty one is right. */
export function describeBenefitError(text: string): string {
  return describeText('the benefit', text, productFieldLimits.benefit)
}

/** What is wrong with a field, and how to mend it. */
export function describeFieldError(field: EditedFieldName, input: ProductInput): string {
  switch (field) {
    case 'image':
      return 'Please add a photograph. Every product needs one.'
    case 'name':
      return describeText('the name', input.name, productFieldLimits.name)
    case 'alsoKnownAs':
      return `Please keep at most ${productFieldLimits.otherNames} other names of at most ${productFieldLimits.otherName} characters.`
    case 'category':
      return 'Please choose a category, so that visitors find the product.'
    case 'unit':
      return 'Please choose the unit in which you sell it.'
    case 'grades':
      return 'Please choose at least one grade.'
    case 'description':
      return describeText('a description', input.description, productFieldLimits.description)
    case 'benefits':
      return `Please shorten each benefit to at most ${productFieldLimits.benefit} characters, with letters or digits.`
    case 'hidden':
      return 'Please choose whether visitors see the product.'
  }
}

/** What stands in the field for an other name when the form is published. */
export const otherNameNotAdded = 'This name is not added yet. Press Add, or clear the field.'

/** Why an other name was not added. */
export function describeOtherNameRefusal(refusal: OtherNameRefusal, text: string): string {
  switch (refusal) {
    case 'empty':
      return 'Please write a name first.'
    case 'duplicate':
      return 'The product has this name already.'
    case 'tooMany':
      return `A product has at most ${productFieldLimits.otherNames} other names. Remove one first.`
    case 'invalid':
      return describeText('a name', text.trim(), productFieldLimits.otherName)
  }
}

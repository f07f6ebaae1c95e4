import type { OtherNameRefusal } from '../../catalogue/editing/otherNames'
import type { EditedFieldName, ProductInput } from '../../catalogue/editing/productInput'
import type { ToneMarkName } from '../../catalogue/editing/toneMarks'
import { certificateLimits } from '../../catalogue/certificate'
import { productFieldLimits } from '../../catalogue/product'
import type { PublicationState } from '../../catalogue/publishing/publicationState'
import { formatLagosMoment } from '../../site/lagosTime'

const editedFieldLabels: Record<EditedFieldName, string> = {
  image: 'Photograph',
  morePictures: 'More Photographs',
  name: 'Name',
  alsoKnownAs: 'Other Names',
  category: 'Category',
  unit: 'Unit',
  grades: 'Grades',
  description: 'Description',
  benefits: 'Benefits',
  certificates: 'Certificates and Lab Reports',
  soldOut: 'Out of Stock',
  hidden: 'Hidden',
}

const toneMarkLabels: Record<ToneMarkName, string> = {
  grave: 'Low tone, grave accent on the letter before',
  acute: 'High tone, acute accent on the letter before',
  macron: 'Mid tone, macron on the letter before',
}

/** The editor of a product, and its versions. */
export const deskProductMessages = {
  loadingProductForm: 'Loading the product',
  productFormName: 'the product',
  formatUnnamedProduct: (id: string) => `Product ${id}`,
  productFormLabel: 'Product',
  editedFieldLabels,
  chooseCategory: 'Choose a category',
  unitHint: 'What 1 of a quantity is: 1.5 is 1.5 kg of a product sold by the kg.',
  unitChangedNote:
    'Earlier requests and order lists will show their quantities of this product in the new unit. If you sell it in another unit from now on, hide this product and add a new one.',
  formatLength: (length: number, maximum: number) =>
    `${length.toLocaleString('en')} of ${maximum.toLocaleString('en')} characters`,
  benefitLabels: { first: 'Benefit 1', second: 'Benefit 2', third: 'Benefit 3' } as const,
  benefitsHint: 'What it does, in a few words each. Leave empty what you do not need.',
  soldOutHint:
    'Visitors read “Out of stock for now” and can still put it on their list. Replies begin with “Not now” for it.',
  hiddenHint:
    'Visitors do not see it after you publish. You can show it again at any time; its texts and versions are kept.',
  savingDraft: 'Saving…',
  draftSaved: 'Saved as a draft. Visitors see it once you publish.',
  draftOffline: "Kept on this device until you're online.",
  draftUnreachable: "Kept on this device. The server doesn't answer yet, and the desk keeps trying.",
  draftOnDevice: 'Kept on this device.',
  formatCoEditor: (name: string, savedAt: number, now: number) =>
    `${name} is working on this product too, last saved ${formatLagosMoment(savedAt, now)}.`,
  formatRenumbered: (id: string) =>
    `A colleague began a product with the same number at the same moment, so yours is number ${id} now. Your texts are here; a photograph has to be chosen again.`,
  publishLabel: 'Publish',
  publishingLabel: 'Publishing…',
  discardChanges: 'Discard Changes',
  changesDiscarded: 'Your changes are discarded. The form shows what is published.',
  discardDraft: 'Discard Draft',
  draftDiscarded: 'The draft is discarded, and nothing of this product is kept.',
  undoLabel: 'Undo',
  publishedMessage: 'Published. Visitors see it within a minute.',
  publishedBackMessage: 'Published. Visitors see within a minute that it is back in stock.',
  publishedHiddenMessage: 'Published. Visitors do not see this product any more within a minute.',
  viewInShop: 'View in the Shop',
  /** Whether visitors see what is published. */
  describePublication: (state: PublicationState, { isHidden }: { isHidden: boolean }): string => {
    switch (state) {
      case 'out':
        return isHidden
          ? 'Live: visitors no longer see this product.'
          : 'Live: visitors see what you published.'
      case 'waiting':
        return 'Not live yet: visitors still see what was there before. This usually takes less than a minute; there is nothing you need to do.'
      case 'leftOut':
        return 'Not live: visitors do not see what was published, because something in it is not right. Please upload the photograph again, check the other fields, and publish once more.'
    }
  },
  laterFormText:
    'A newer version of the desk has saved this product, so this page leaves it as it is. Please reload the page, then open the product again.',
  nothingToPublish: 'Visitors see exactly this already, so there is nothing to publish.',
  publishRefused:
    'The database refused it, so visitors see what they saw before. Your changes are kept as a draft. Sign out and in again. If it keeps happening, ask the person who set up your staff account.',
  publishUnreachable:
    "We couldn't reach the database, so visitors see what they saw before. Your changes are kept on this device. Check your connection, then press Publish again.",
  formatErrorSummary: (count: number): string =>
    count === 1
      ? 'One field needs a change before you can publish:'
      : `${count} fields need a change before you can publish:`,
  /** Why a product with a new photograph or certificate cannot be published yet. */
  unfinishedUploadTexts: {
    image: {
      waiting: 'The photograph is still being prepared',
      failed: 'The photograph did not arrive. Try again',
    },
    morePictures: {
      waiting: 'A further photograph is still being prepared',
      failed: 'A further photograph did not arrive. Try again',
    },
    certificates: {
      waiting: 'A certificate is still being uploaded',
      failed: 'A certificate did not arrive. Try again',
    },
  } as const,
  certificateNotAttached: 'A certificate is not attached yet. Press Attach, or Cancel',
  previewTitle: 'As visitors see it',
  previewCardTitle: 'In the list',
  previewPageTitle: 'On its own page',
  noCategoryYet: 'Not chosen yet',
  noDescriptionYet: 'The description comes here.',
  /** What is wrong with a benefit. An empty one is right. */
  describeBenefitError: (text: string): string =>
    describeText('the benefit', text, productFieldLimits.benefit),
  describeFieldError: (field: EditedFieldName, input: ProductInput): string => {
    switch (field) {
      case 'image':
        return 'Please add a photograph. Every product needs one.'
      case 'morePictures':
        return 'Please remove the further photograph that is not right, and add it again.'
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
      case 'certificates':
        return `Please keep at most ${certificateLimits.count} certificates, and add again the one that is not right.`
      case 'soldOut':
        return 'Please choose whether the product is out of stock.'
      case 'hidden':
        return 'Please choose whether visitors see the product.'
    }
  },
  otherNameNotAdded: 'This name is not added yet. Press Add, or clear the field.',
  describeOtherNameRefusal: (refusal: OtherNameRefusal, text: string): string => {
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
  },
  otherNamesHint:
    'Botanical, Yoruba, Igbo, Hausa and trade names. Visitors find the product by each of them.',
  newOtherName: 'One more name',
  addOtherName: 'Add',
  formatRemove: (name: string) => `Remove ${name}`,
  formatAdded: (name: string) => `${name} added.`,
  formatRemoved: (name: string) => `${name} removed.`,
  lettersLabel: 'Letters and tone marks',
  formatInsert: (letter: string) => `Insert ${letter}`,
  capitalLetters: 'Capital letters',
  toneMarkLabels,
  /** What the field has after a letter or mark was put into it, for screen readers. */
  formatFieldText: (text: string) => `The name is now: ${text}`,
  letterFirst: 'Write the letter first, then its tone mark.',
  emptyValue: 'Nothing',
  stockNames: { soldOut: 'Out of stock', inStock: 'In stock' } as const,
  visibilityNames: { hidden: 'Hidden from visitors', shown: 'Shown to visitors' } as const,
}

/** What is wrong with a text that the law of products refuses, and how to mend it. */
function describeText(name: string, text: string, maximum: number): string {
  if (text.trim() === '') return `Please write ${name}.`
  if (text.length > maximum)
    return `This has ${formatCount(text.length)} of at most ${formatCount(maximum)} characters. Please shorten it by ${formatCount(text.length - maximum)}.`
  return 'Please use letters or digits.'
}

function formatCount(count: number): string {
  return count.toLocaleString('en')
}

import { formatLagosMoment } from '../../site/lagosTime'
import type { EditedFieldName } from '../../catalogue/editing/productInput'

/** While the product loads. */
export const loadingProductForm = 'Loading the product'

/** The form, in the notice when it does not load. */
export const productFormName = 'the product'

/** The title of a product without a name. */
export function formatUnnamedProduct(id: string): string {
  return `Product ${id}`
}

/** The accessible name of the form. */
export const productFormLabel = 'Product'

/** The names of the fields, as labels and in lists of what changed. */
export const editedFieldLabels: Record<EditedFieldName, string> = {
  image: 'Photograph',
  name: 'Name',
  alsoKnownAs: 'Other Names',
  category: 'Category',
  unit: 'Unit',
  grades: 'Grades',
  description: 'Description',
  benefits: 'Benefits',
  hidden: 'Hidden',
}

/** The first choice of a product without a category. */
export const chooseCategory = 'Choose a category'

/** The hint below the units. */
export const unitHint = 'What 1 of a quantity is: 1.5 is 1.5 kg of a product sold by the kg.'

/** The note once the unit of a published product was changed. */
export const unitChangedNote =
  'Earlier requests and order lists will show their quantities of this product in the new unit. If you sell it in another unit from now on, hide this product and add a new one.'

/** The hint below the description. */
export function formatLength(length: number, maximum: number): string {
  return `${length.toLocaleString('en')} of ${maximum.toLocaleString('en')} characters`
}

/** The labels of the three benefits. */
export const benefitLabels = { first: 'Benefit 1', second: 'Benefit 2', third: 'Benefit 3' } as const

/** The hint below the title of the benefits. */
export const benefitsHint = 'What it does, in a few words each. Leave empty what you do not need.'

/** The hint beside the checkbox that hides a product. */
export const hiddenHint =
  'Visitors do not see it after you publish. You can show it again at any time; its texts and versions are kept.'

/** Shown while the draft is on its way to the database. */
export const savingDraft = 'Saving…'

/** Shown once the draft is in the database. */
export const draftSaved = 'Saved as a draft. Visitors see it once you publish.'

/** Shown while the draft is on this device alone. */
export const draftOnDevice = 'Kept on this device until you are online.'

/** Says who else works on the product. */
export function formatCoEditor(name: string, savedAt: number, now: number): string {
  return `${name} is working on this product too, last saved ${formatLagosMoment(savedAt, now)}.`
}

/** The button that publishes the form. */
export const publishLabel = 'Publish'

/** The same button while it publishes. */
export const publishingLabel = 'Publishing…'

/** The button that drops the changes. */
export const discardChanges = 'Discard Changes'

/** After the changes were dropped. */
export const changesDiscarded = 'Your changes are discarded. The form shows what is published.'

/** The button that brings back what the form had. */
export const undoLabel = 'Undo'

/** After a publication. */
export const publishedMessage = 'Published. Visitors see it within a minute.'

/** After a hidden product was published. */
export const publishedHiddenMessage = 'Published. Visitors do not see this product any more within a minute.'

/** The link to the product's page. */
export const viewInShop = 'View in the Shop'

/** When there is nothing to publish. */
export const nothingToPublish = 'Visitors see exactly this already, so there is nothing to publish.'

/** The database did not take what was published. */
export const publishRefused =
  'The database refused it, so visitors see what they saw before. Your changes are kept as a draft. Sign out and in again. If it keeps happening, ask the person who set up your staff account.'

/** The database did not answer. */
export const publishUnreachable =
  "We couldn't reach the database, so visitors see what they saw before. Your changes are kept on this device. Check your connection, then press Publish again."

/** The title above the fields that must be mended. */
export function formatErrorSummary(count: number): string {
  return count === 1
    ? 'One field needs a change before you can publish:'
    : `${count} fields need a change before you can publish:`
}

/** The title of the preview. */
export const previewTitle = 'As visitors see it'

/** The title above the card. */
export const previewCardTitle = 'In the list'

/** The title above the page. */
export const previewPageTitle = 'On its own page'

/** In place of a category that is not chosen yet. */
export const noCategoryYet = 'Not chosen yet'

/** In place of a description that is not written yet. */
export const noDescriptionYet = 'The description comes here.'

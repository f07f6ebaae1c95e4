/** After a deletion was undone. */
export function formatRestored(name: string): string {
  return `“${name}” is back.`
}

/** The end of the notice, after the name. */
export const deletedText = '” has been deleted.'

/** The button that undoes a deletion. */
export const undoLabel = 'Undo'

/** The button that closes the notice. */
export const dismiss = 'Dismiss'

/** The title of an existing template. */
export function formatEditTitle(name: string): string {
  return `Edit “${name}”`
}

/** The title of a new template. */
export const newTemplateTitle = 'New Template'

/** The accessible name of the form. */
export const editorLabel = 'Template'

/** The label of the name. */
export const nameLabel = 'Name'

/** The hint below the name. */
export const nameHint = 'Staff choose the template by this name. Senders never see it.'

/** The button while the template is saved. */
export const savingTemplate = 'Saving…'

/** The button that saves the template. */
export const saveTemplate = 'Save Template'

/** The button that drops the changes. */
export const discardChanges = 'Discard Changes'

/** The link to the list. */
export const backToTemplates = 'Back to the Templates'

/** The link to the list. */
export const goToTemplates = 'Go to the Templates'

/** The title when the template does not exist. */
export const templateGoneTitle = 'This template is gone'

/** The text when the template does not exist. */
export const templateGoneText = 'A colleague has deleted it, or the address is incomplete.'

/** After the template was saved. */
export function formatSaved(name: string): string {
  return `“${name}” has been saved.`
}

/** The title of the screen. */
export const templatesTitle = 'Templates'

/** The link to a new template. */
export const newTemplate = 'New Template'

/** The text below the title. */
export const templatesLead = 'Texts that fill themselves in when you reply. Everyone at the desk shares them.'

/** The note without a connection. */
export const staleTemplates =
  "You're offline, so this list may be out of date. It will update once you're back online."

/** The text when there are none. */
export const noTemplates =
  'There are no templates yet. Write one for what you answer most often. Until then, you write each reply by hand.'

/** The text before the id of a malformed template. */
export const malformedTemplate = "Can't be shown:"

/** While the items for the preview load. */
export const loadingPreview = 'Loading items for the preview'

/** The text when there are no items. */
export const noPreview = "You'll see a preview here once the first request or enquiry arrives."

/** The label of the preview's item. */
export const previewFor = 'Preview for'

/** An item without a sender's name. */
export const noName = 'No name'

/** The link to the editor. */
export const editTemplate = 'Edit'

/** The button that deletes the template. */
export const deleteTemplate = 'Delete'

/** What a placeholder becomes. */
export const nameMeaning = "the sender's name"

/** What a placeholder becomes. */
export const referenceMeaning = 'the reference of the item'

/** What a placeholder becomes. */
export const dueMeaning = 'when the reply is due'

/** What a placeholder becomes. */
export const linesMeaning = 'the products with your marks, and the total'

/** The label of the text. */
export const textLabel = 'Text'

/** The accessible name of the placeholders. */
export const insertLabel = 'Insert into the text'

/** While the templates load. */
export const loadingTemplates = 'Loading the templates'

/** The database does not answer. */
export const templateOffline = "We couldn't reach the database. Check your connection, then try again."

/** The database refused the change. */
export const templateDenied =
  'The database refused the change. Sign out and in again. If it keeps happening, ask the person who set up your staff account.'

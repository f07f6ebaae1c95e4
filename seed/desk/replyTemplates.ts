import { businessDetails } from '../../domain/site/businessDetails'
import storedTemplates from './replyTemplates.json'

/** A reply template as it is stored, without its author and time; firestore.rules limits its fields. */
type SeededReplyTemplate = { id: string; name: string; text: string }

const farewell = `Warm regards,\n${businessDetails.name}`

/**
 * The reply templates with which a new desk starts. {lines} can contain lines that are marked as a substitute or as not
 * available, and a total, so the text around it makes no statement about a single line.
 */
export const replyTemplates: readonly SeededReplyTemplate[] = storedTemplates.map(
  ({ id, name, paragraphs }) => ({ id, name, text: [...paragraphs, farewell].join('\n\n') }),
)

import { businessDetails } from '../site/businessDetails'
import storedTemplates from './builtTemplates.json'
import type { ReplyTemplate } from './replyTemplate'

const farewell = `Warm regards,\n${businessDetails.name}`

/** The reply templates with which a new desk starts. Staff may change and delete them: see findCaseTemplate. */
export const builtTemplates: readonly ReplyTemplate[] = storedTemplates.map(({ id, name, paragraphs }) => ({
  id,
  name,
  text: [...paragraphs, farewell].join('\n\n'),
}))

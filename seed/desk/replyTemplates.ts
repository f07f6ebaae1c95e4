import { businessDetails } from '../../domain/site/businessDetails'

/** A reply template as it is stored, without its author and time; firestore.rules limits its fields. */
type SeededReplyTemplate = { id: string; name: string; text: string }

const farewell = `Warm regards,\n${businessDetails.name}`

/**
 * The reply templates with which a new desk starts. {lines} can contain lines that are marked as a substitute or as not
 * available, and a total, so the text around it makes no statement about a single line.
 */
export const replyTemplates: readonly SeededReplyTemplate[] = [
  {
    id: 'TemplateAvailable001',
    name: 'Everything is available',
    text: `Hello {name},

Thank you for your request {reference}. Good news: we have checked your list, and we are ready to pack.

{lines}

Shall we go ahead? Just reply "yes" and tell us where it should go. If you would like to change something, tell us that too.

${farewell}`,
  },
  {
    id: 'TemplateSomeNotNow01',
    name: 'Some items not now',
    text: `Hello {name},

Thank you for your request {reference}. We have checked every line for you. Not all of it is here just now:

{lines}

Where we suggest something else, please tell us if it suits you. Shall we pack what we have, or would you rather leave it for now? Both are fine with us.

${farewell}`,
  },
  {
    id: 'TemplateForEnquiry01',
    name: 'Answer to an enquiry',
    text: `Hello {name},

Thank you for writing to us. This is our answer to your message {reference}:

…

Is there anything else you would like to know? Just reply to this message, we are glad to help.

${farewell}`,
  },
  {
    id: 'TemplateMoreTime0001',
    name: 'A little more time',
    text: `Hello {name},

We promised you an answer to {reference} by {due}, and we are sorry to ask you for a little more time. We are still checking, because we want our answer to be right.

You are not forgotten: you will hear from us as soon as we know. Thank you for your patience.

${farewell}`,
  },
]

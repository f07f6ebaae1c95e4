import { cleanLine } from '../../domain/validation/text'
import type { RenderedMail, MailBlock, MailContent } from './mail'
import { renderMailHtml } from './renderMailHtml'
import { renderMailText } from './renderMailText'

/** Writes a mail as HTML and as text; `replyTo` is empty if a reply goes to the business. */
export function renderMail(draft: MailContent, replyTo = ''): RenderedMail {
  const content = { ...draft, blocks: draft.blocks.map(omitEmptyFacts).filter((block) => !isEmpty(block)) }
  return {
    subject: cleanLine(content.subject),
    text: renderMailText(content),
    html: renderMailHtml(content),
    ...(replyTo !== '' && { replyTo }),
  }
}

function omitEmptyFacts(block: MailBlock): MailBlock {
  return block.kind === 'facts' ? { ...block, facts: block.facts.filter(({ value }) => value !== '') } : block
}

function isEmpty(block: MailBlock): boolean {
  if ('text' in block) return block.text.trim() === ''
  return block.kind === 'lines' && block.lines.length === 0
}

import { cleanText } from '../validation/text'

/** The texts that replace `{name}`, `{reference}`, `{due}` and `{lines}` in a reply template. */
type ReplyTemplateValues = { name: string; reference: string; due: string; lines: string }

/**
 * Fills a reply template in one pass; a value that contains '{due}' is not filled. A text that is too long for a reply is
 * not cut: without its last lines and its total, it would say something else.
 */
export function fillReplyTemplate(text: string, values: ReplyTemplateValues): string {
  const filled = text.replace(
    /\{(name|reference|due|lines)\}/g,
    (_, field: keyof ReplyTemplateValues) => values[field],
  )
  return cleanText(filled)
}

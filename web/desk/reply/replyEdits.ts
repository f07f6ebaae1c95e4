import type { ReplyDraft } from '../../../domain/replies/replyDraft'
import type { ReplyLine } from '../../../domain/replies/replyLine'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'

export type LineMark = Pick<ReplyLine, 'mark' | 'substitute'>

/** What staff have changed of a reply; the rest of it is filled from the item. */
export type ReplyEdits = {
  /** '' for the usual template. */
  templateId: string
  total: string
  /** Null while nobody has edited the filled text. */
  editedText: string | null
  /** By the number of the line; a line without a mark is available. */
  marks: readonly LineMark[]
  /** The text that may have been sent; any other change takes the question for it back. */
  openedText: string | null
}

export function toReplyEdits(draft: ReplyDraft | null): ReplyEdits {
  return {
    templateId: draft?.templateId ?? '',
    total: draft?.total ?? '',
    editedText: draft?.isEdited ? draft.text : null,
    marks: draft?.lines.map(({ mark, substitute }) => ({ mark, substitute })) ?? [],
    openedText: draft?.openedText ?? null,
  }
}

export function markLines(lines: readonly ReplyLine[], marks: readonly LineMark[]): ReplyLine[] {
  return lines.map((line, index) => ({ ...line, ...marks[index] }))
}

/** The template to begin with: one that lists the products for a request that has some, else one that does not. */
export function findUsualTemplate(
  templates: readonly ReplyTemplate[],
  hasLines: boolean,
): ReplyTemplate | undefined {
  return templates.find(({ text }) => text.includes('{lines}') === hasLines) ?? templates[0]
}

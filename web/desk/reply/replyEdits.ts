import type { ReplyDraft } from '../../../domain/replies/replyDraft'
import type { LineMark } from '../../../domain/replies/replyLine'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'
import { findCaseOfTemplate, findCaseTemplate, type RequestCase } from '../../../domain/replies/requestCase'

/** What staff have changed of a reply; the rest of it is filled from the item. */
export type ReplyEdits = {
  /** '' where the marks choose the template, or nobody has chosen one. */
  templateId: string
  total: string
  /** Null while nobody has edited the filled text. */
  editedText: string | null
  /** Whether another choice was made since the text was edited: it may contradict it. */
  isOutdated: boolean
  /** By the keys of the lines. */
  marks: ReadonlyMap<string, LineMark>
  /** The text that may have been sent; any other change takes the question for it back. */
  openedText: string | null
}

export function toReplyEdits(draft: ReplyDraft | null): ReplyEdits {
  return {
    templateId: draft?.templateId ?? '',
    total: draft?.total ?? '',
    editedText: draft?.isEdited ? draft.text : null,
    isOutdated: draft?.isOutdated ?? false,
    marks: new Map(draft?.marks.map(({ key, ...mark }) => [key, mark])),
    openedText: draft?.openedText ?? null,
  }
}

/** The change to another choice that fills the text. It does not change an edited text, which must be checked then. */
export function choose(edits: ReplyEdits, choice: Partial<ReplyEdits>): ReplyEdits {
  return { ...edits, ...choice, openedText: null, isOutdated: edits.editedText !== null }
}

/** Sets the marks of some lines. */
export function setMarks(edits: ReplyEdits, changed: readonly (readonly [string, LineMark])[]): ReplyEdits {
  return choose(edits, { marks: new Map([...edits.marks, ...changed]) })
}

/** The templates of a reply. The texts of the three cases of a request are chosen by its marks alone. */
export function findTemplates(
  templates: readonly ReplyTemplate[] | undefined,
  templateId: string,
  requestCase: RequestCase | null,
) {
  const offered = templates?.filter(({ id }) => findCaseOfTemplate(id) === null)
  const chosen = offered?.find(({ id }) => id === templateId)
  const marked = templates && requestCase ? findCaseTemplate(templates, requestCase) : undefined
  return { offered, chosen, marked, template: chosen ?? marked }
}

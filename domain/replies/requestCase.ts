import { builtTemplates } from './builtTemplates'
import type { ReplyLine } from './replyLine'
import type { ReplyTemplate } from './replyTemplate'

/** What the marks of a request's lines say as a whole. */
export type RequestCase = 'allAvailable' | 'someNotNow' | 'noneNow'

// A template keeps its id when staff change its name and text.
const templateIds: Readonly<Record<RequestCase, string>> = {
  allAvailable: 'TemplateAvailable001',
  someNotNow: 'TemplateSomeNotNow01',
  noneNow: 'TemplateNoneNow00001',
}

/** Returns what the marks say; null while a line has no mark, and where every line is left out. */
export function findRequestCase(lines: readonly Pick<ReplyLine, 'mark'>[]): RequestCase | null {
  const marks = new Set(lines.map(({ mark }) => mark))
  marks.delete('leftOut')
  if (marks.size === 0 || marks.has(null)) return null
  if (marks.size > 1 || marks.has('substitute')) return 'someNotNow'
  return marks.has('available') ? 'allAvailable' : 'noneNow'
}

/** The case that a template is for; null for a template that staff choose by hand. */
export function findCaseOfTemplate(templateId: string): RequestCase | null {
  const cases = ['allAvailable', 'someNotNow', 'noneNow'] as const
  return cases.find((requestCase) => templateIds[requestCase] === templateId) ?? null
}

/** The template of a case: the staff's, or the built one if they have deleted it. */
export function findCaseTemplate(
  templates: readonly ReplyTemplate[],
  requestCase: RequestCase,
): ReplyTemplate | undefined {
  return [...templates, ...builtTemplates].find(({ id }) => id === templateIds[requestCase])
}

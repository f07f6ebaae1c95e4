/** The part of a mail that the page shows. */
export type MailPart = 'html' | 'text'

/** The path of the page that shows a mail. */
export function getMailPath(id: string, part: MailPart = 'html'): string {
  return `/?mail=${id}${part === 'text' ? '&part=text' : ''}`
}

/** The path of the HTML part of a mail, which the page shows in a frame. */
export function getHtmlPartPath(id: string): string {
  return `/messages/${id}.html`
}

/** The mail and the part that a query names. */
export function parseMailQuery(query: URLSearchParams): { id: string | null; part: MailPart } {
  return { id: query.get('mail'), part: query.get('part') === 'text' ? 'text' : 'html' }
}

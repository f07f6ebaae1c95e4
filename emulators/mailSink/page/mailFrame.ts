/** What a shown mail may do: its links open in tabs of their own; it runs no scripts and sends no forms. */
export const framePermissions = 'allow-popups allow-popups-to-escape-sandbox'

/** The policy of the frame that shows a mail: nothing is loaded from anywhere, and scripts never run. */
export const framePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${framePermissions}`,
].join('; ')

/** Makes the links of a mail open in new tabs: inside the frame, the pages that they lead to would not work. */
export function openLinksInTabs(html: string): string {
  return html.replace(/^\s*(<!doctype[^>]*>)?/i, '$1<base target="_blank">')
}

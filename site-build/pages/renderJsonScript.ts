/** Renders data as a script element that is not executed. Escapes '<', so that no text can close the element. */
export function renderJsonScript(
  type: 'application/json' | 'application/ld+json',
  data: object,
  id?: string,
): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`
}

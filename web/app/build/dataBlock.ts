/** Data as a block of a page, which nothing runs; '<' is written so that no text can end the block. */
export function dataBlock(
  type: 'application/json' | 'application/ld+json',
  data: object,
  id?: string,
): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`
}

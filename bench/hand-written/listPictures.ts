/** The picture elements of a built page, in document order and without their classes. */
export function listPictures(html: string): string[] {
  const pictures = html.match(/<picture\b[\s\S]*?<\/picture>/g) ?? []
  return pictures.map((picture) => picture.replaceAll(/ class="[^"]*"/g, ''))
}

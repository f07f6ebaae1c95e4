/** What each of a picture's files is, by the ending of its name, for those who serve it. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}

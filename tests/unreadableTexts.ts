/** Names that are written in this way. */
const names: readonly string[] = ['iPhone', 'iPhones', 'iPad', 'iOS', 'macOS', 'pH']

/** Returns all texts of the page that a person reads or a screen reader says, without what is typed. Runs in a browser, too. */
export function listAccessibleTexts(): string[] {
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.matches('script, style, noscript, template, textarea'),
  )
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue),
    ...attributes.map((attribute) => element.getAttribute(attribute)),
  ])
  return [document.title, ...texts].filter((text) => text !== null).filter((text) => text.trim() !== '')
}

/** Returns the texts that show what only a program should see: a key of an object ('medianLabel') or a value without a text. */
export function findUnreadableTexts(texts: readonly string[]): string[] {
  return texts.filter((text) => text.split(/\s+/).some(isUnreadable) || /\[object |Invalid Date/.test(text))
}

function isUnreadable(word: string): boolean {
  // Addresses, file names and ids.
  if (/[@/\d]|\w\.\w/.test(word)) return false
  const [letters = ''] = /[\p{L}_$]+/u.exec(word) ?? []
  const isKey = /^[a-z]+[A-Z]/.test(letters) && !names.includes(letters)
  return isKey || ['undefined', 'null', 'NaN'].includes(letters)
}

// What counts as a letter or digit that shows: the four Hangul fillers are letters to Unicode, and show nothing.
const visible = /\p{N}|[^\P{L}\u3164\u115F\u1160\uFFA0]/u

// Control characters and those that turn the reading direction could disguise a line as another.
const line = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u
const lines = /^(?:[^\p{Cc}\u202A-\u202E\u2066-\u2069]|[\t\n\r])*$/u

function isReadable(text: string, most: number): boolean {
  return text.length <= most && visible.test(text)
}

/** One readable line of at most so many UTF-16 units; firestore.rules holds the same in `isLine`. */
export function isLine(value: unknown, most: number): value is string {
  return typeof value === 'string' && isReadable(value, most) && line.test(value)
}

/** Readable text that may hold line breaks and tabs; firestore.rules holds the same in `isText`. */
export function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && isReadable(value, most) && lines.test(value)
}

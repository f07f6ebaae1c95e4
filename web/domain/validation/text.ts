// A visible letter or digit. Unicode counts the four Hangul fillers as letters, but they are invisible.
const visiblePattern = /\p{N}|[^\P{L}\u3164\u115F\u1160\uFFA0]/u

// Without control characters and bidirectional overrides, which can disguise a text.
const singleLinePattern = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u
const multilinePattern = /^(?:[^\p{Cc}\u202A-\u202E\u2066-\u2069]|[\t\n\r])*$/u

function isReadable(text: string, maxLength: number): boolean {
  return text.length <= maxLength && visiblePattern.test(text)
}

/**
 * Whether a value is one readable line of at most `maxLength` UTF-16 units; `isSingleLineText` in firestore.rules enforces
 * the same.
 */
export function isSingleLineText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && isReadable(value, maxLength) && singleLinePattern.test(value)
}

/**
 * Whether a value is readable text, line breaks and tabs included; `isMultilineText` in firestore.rules enforces the same.
 */
export function isMultilineText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && isReadable(value, maxLength) && multilinePattern.test(value)
}

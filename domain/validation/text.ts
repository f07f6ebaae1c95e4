// Matches a visible letter or digit. Unicode counts four invisible characters, the Hangul fillers, as letters.
const visiblePattern = /\p{N}|[^\P{L}\u3164\u115F\u1160\uFFA0]/u

// Control characters and bidirectional overrides are not allowed, because they can make a text look like another one. Neither
// are the separators of lines and paragraphs, U+2028 and U+2029, in a single line.
const singleLinePattern = /^[^\p{Cc}\u2028-\u202E\u2066-\u2069]*$/u
const multilinePattern = /^(?:[^\p{Cc}\u202A-\u202E\u2066-\u2069]|[\t\n\r])*$/u

/** Whether a value is one line of readable text up to `maxLength` UTF-16 units, as `isLine` in firestore.rules. */
export function isSingleLineText(value: unknown, maxLength: number): value is string {
  return isUnfinishedLine(value, maxLength) && visiblePattern.test(value)
}

/** Whether a value is readable text, with line breaks and tabs allowed, as `isText` in firestore.rules. */
export function isMultilineText(value: unknown, maxLength: number): value is string {
  return isUnfinishedText(value, maxLength) && visiblePattern.test(value)
}

/** Like isSingleLineText, but the text may be empty or invisible, as `isUnfinishedLine` in firestore.rules. */
export function isUnfinishedLine(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength && singleLinePattern.test(value)
}

/** Like isMultilineText, but the text may be empty or invisible, as `isUnfinishedText` in firestore.rules. */
export function isUnfinishedText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength && multilinePattern.test(value)
}

// What shows nothing, except for the parts of emojis and the marks that scripts need: joiners and variation selectors.
const invisiblePattern =
  /(?![\u200C\p{Emoji_Component}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}|(?![\t\n])\p{Cc}|\p{Surrogate}/gu

/**
 * Cleans a text that a person typed or pasted, before it is judged: without invisible marks, with plain spaces, and with
 * '\n' for every kind of line break.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(invisiblePattern, '')
    .replace(/(?![\t\n])\s/g, ' ')
    .trim()
}

/** Cleans a text as cleanText does, with one space for each run of spaces and line breaks. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

/** Cleans a name as cleanLine does, with each letter and its marks composed to one character. */
export function cleanName(text: string): string {
  return cleanLine(text.normalize())
}

// A character that people see may be several code points: a flag, a letter with its accents, an emoji with a skin tone.
const characterPattern = /\p{RI}{2}|[^](?:[\p{M}\p{Emoji_Modifier}]|\u200D[^])*/gu

/** Cuts a longer text between two characters to at most `maxLength` UTF-16 units. */
export function truncateText(text: string, maxLength: number): string {
  let end = 0
  for (const { 0: character, index } of text.matchAll(characterPattern)) {
    if (index + character.length > maxLength) break
    end = index + character.length
  }
  // A whole text may be one character, a letter with thousands of accents. It is cut between two code points.
  return end > 0 ? text.slice(0, end) : text.slice(0, maxLength).replace(/\p{Surrogate}$/u, '')
}

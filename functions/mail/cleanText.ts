// Bidirectional controls make a text look like another one. A lone surrogate is not text.
const deceptivePattern = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu

/** One line of text for a header or a label: a line break or a control character becomes a space. */
export function cleanLine(text: string): string {
  return text
    .replace(deceptivePattern, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

/** A text of several lines, each without control characters. */
export function cleanLines(text: string): string[] {
  return text
    .replace(deceptivePattern, '')
    .trim()
    .split(/\r\n|[\n\r\p{Zl}\p{Zp}]/u)
    .map((line) => line.replace(/\p{Cc}/gu, ' ').trimEnd())
}

export const extraLetters = ['ẹ', 'ọ', 'ṣ', 'ị', 'ụ', 'ṅ', 'ɓ', 'ɗ', 'ƙ', 'ƴ'] as const

export const toneMarks = { grave: '\u0300', acute: '\u0301', macron: '\u0304' } as const

export type ToneMarkName = keyof typeof toneMarks

export type FieldSelection = { text: string; start: number; end: number }

/** Replaces what is selected by a letter. The selection is empty then, and after the letter. */
export function insertLetter({ text, start, end }: FieldSelection, letter: string): FieldSelection {
  return composeAround(text.slice(0, start) + letter, text.slice(end))
}

/** Puts a tone mark in place of the one that the letter before the cursor has; null if there is no letter. */
export function applyToneMark({ text, end }: FieldSelection, mark: ToneMarkName): FieldSelection | null {
  const before = text
    .slice(0, end)
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0304]+$/u, '')
  return /\p{L}\p{M}*$/u.test(before) ? composeAround(before + toneMarks[mark], text.slice(end)) : null
}

function composeAround(before: string, after: string): FieldSelection {
  const caret = before.normalize().length
  return { text: (before + after).normalize(), start: caret, end: caret }
}

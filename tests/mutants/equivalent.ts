import type { Mutant } from './generate/mutant'

/** A mutant that no test can notice, and why. */
export type Equivalent = Pick<Mutant, 'file' | 'within' | 'original' | 'mutated'> & { readonly why: string }

/** All of them. Whoever adds one says what no test can tell apart: what merely lacks a test is given one. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'firestore.rules',
    within: 'hasRested',
    original: "request.time >= lastSentAt + duration.value(30, 's')",
    mutated: "request.time > lastSentAt + duration.value(30, 's')",
    why: 'They differ in the one microsecond in which 30 seconds have passed, and nobody chooses request.time.',
  },
  {
    file: 'firestore.rules',
    within: 'isStamp',
    original: "stamp.paidFor.matches('(requests|enquiries)/[A-Za-z0-9]{20}')",
    mutated: String.raw`stamp.paidFor.matches('(requests|enquiries)/[A-Za-z\\x{2F}-9]{20}')`,
    why: 'No id holds a slash: nothing could be made whose name is what the stamp pays for.',
  },
  {
    file: 'firestore.rules',
    within: 'isProductId',
    original: "id.matches('[1-9][0-9]{0,4}')",
    mutated: String.raw`id.matches('[1-9][\\x{2F}-9]{0,4}')`,
    why: 'No id holds a slash.',
  },
  {
    file: 'firestore.rules',
    within: 'isLine',
    original: String.raw`text.matches('[^\\p{Cc}\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}]*')`,
    mutated: String.raw`text.matches('[^\\p{Cc}\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}]{1,}')`,
    why: 'What isVisible lets past is not empty.',
  },
  {
    file: 'firestore.rules',
    within: 'isText',
    original: String.raw`text.matches('([^\\p{Cc}\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}]|[\\t\\n\\r])*')`,
    mutated: String.raw`text.matches('([^\\p{Cc}\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}]|[\\t\\n\\r]){1,}')`,
    why: 'What isVisible lets past is not empty.',
  },
  {
    file: 'firestore.rules',
    within: 'entryForm',
    original: "'[1-9][0-9]{0,4}:([1-9][0-9]{0,2}|1[0-8][0-9]{2}|19[0-8][0-9]|199[0-8])'",
    mutated: "'[1-9][0-9]{0,4}:([1-9][0-9]{0,2}|1[0-8][0-9]{1,2}|19[0-8][0-9]|199[0-8])'",
    why: 'What this adds, 100 to 189, is among 1 to 999 already.',
  },
]

export function isSame(mutant: Mutant, equivalent: Equivalent): boolean {
  return (['file', 'within', 'original', 'mutated'] as const).every((key) => mutant[key] === equivalent[key])
}

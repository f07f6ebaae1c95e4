import type { Expression } from '../../../emulators/storage-rules/syntax/ast'
import type { Span } from '../../../emulators/storage-rules/syntax/position'

/** A piece of a rules file that gives way to another text. */
export type Edit = Span & { readonly text: string }

/** The smallest condition around an edit: what the mutant is told by, and what tests must evaluate to notice it. */
export type Change = { readonly edit: Edit; readonly around: Expression }

/** Rules with one fault: what a test suite that holds them must notice. */
export type Mutant = {
  readonly file: RulesFileName
  readonly line: number
  readonly column: number
  /** The function, or the match and its allow, that the fault is in. */
  readonly within: string
  readonly original: string
  readonly mutated: string
  /** What tests must evaluate to notice the fault. */
  readonly around: Span
  /** The whole mutated file. */
  readonly rules: string
}

export type RulesFileName = 'firestore.rules' | 'storage.rules'

/** The mutant that one change makes. */
export function mutantOf(file: RulesFileName, source: string, within: string, change: Change): Mutant {
  const { edit, around } = change
  const lines = source.slice(0, edit.from).split('\n')
  const { span } = around
  const inside = { ...edit, from: edit.from - span.from, to: edit.to - span.from }
  const original = source.slice(span.from, span.to)
  return {
    file,
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    within,
    original: onOneLine(original),
    mutated: onOneLine(edited(original, inside)),
    around: span,
    rules: edited(source, edit),
  }
}

/** A mutant as a line of the report. */
export function mutantLine({ file, line, column, within, original, mutated }: Mutant): string {
  return `${file}:${line}:${column} (${within}): ${original}  →  ${mutated}`
}

function edited(text: string, { from, to, text: put }: Edit): string {
  return text.slice(0, from) + put + text.slice(to)
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

import type { RulesExpression } from '../../emulators-without-java/storage-rules/syntax/ast'
import type { RulesSourceSpan } from '../../emulators-without-java/storage-rules/syntax/diagnostic'

/** A text replacement in a security rules file. */
export type RulesTextEdit = RulesSourceSpan & { readonly text: string }

/** A text replacement in a security rules file, and the smallest condition that contains it. */
export type RulesMutation = { readonly edit: RulesTextEdit; readonly condition: RulesExpression }

/** A mutant: a copy of a security rules file with one small change. */
export type Mutant = {
  readonly file: RulesFileName
  readonly line: number
  readonly column: number
  /** Where the mutation is: the name of a function, or the path and methods of an `allow` statement. */
  readonly within: string
  readonly original: string
  readonly mutated: string
  /**
   * The position of the condition that contains the mutation. A test that does not evaluate this condition cannot
   * detect the mutant.
   */
  readonly condition: RulesSourceSpan
  /** The text of the whole security rules file with the mutation. */
  readonly rules: string
}

export type RulesFileName = 'firestore.rules' | 'storage.rules'

export function createMutant(
  file: RulesFileName,
  source: string,
  within: string,
  { edit, condition }: RulesMutation,
): Mutant {
  const lines = source.slice(0, edit.from).split('\n')
  const { span } = condition
  const editInCondition = { ...edit, from: edit.from - span.from, to: edit.to - span.from }
  const original = source.slice(span.from, span.to)
  return {
    file,
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    within,
    original: collapseSpaces(original),
    mutated: collapseSpaces(applyEdit(original, editInCondition)),
    condition: span,
    rules: applyEdit(source, edit),
  }
}

/** Formats a mutant of the security rules as one line of the report. */
export function formatMutant({ file, line, column, within, original, mutated }: Mutant): string {
  return `${file}:${line}:${column} (${within}): ${original}  →  ${mutated}`
}

function applyEdit(source: string, { from, to, text }: RulesTextEdit): string {
  return source.slice(0, from) + text + source.slice(to)
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ')
}
